import type { FormInvalid } from '#domain/account/field-problem.ts';
import { parseForm } from '#domain/account/parse-form.ts';
import type { IdentityFailure } from '#domain/identity/identity-failure.ts';
import { type AuthenticatorCodeUsed, parseAuthenticatorCode } from '#domain/identity/second-factor.ts';
import { ok, type Result } from '#domain/result.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';
import type { ServiceFailure } from '../ports/service-failure.ts';
import type { Storage } from '../ports/storage.ts';
import { emailForSignInEntry } from '../storage-entries.ts';
import type { CompleteSignIn } from './complete-sign-in.ts';
import { endMailedSignIn, type MailedSignInOutcome } from './mailed-sign-in.ts';
import type { UsedCodes } from './used-codes.ts';

export type GiveSecondFactorError =
  FormInvalid<'code'> | AuthenticatorCodeUsed | IdentityFailure | ServiceFailure;
/** Ends a sign-in that asked for a second step, with the code of an authenticator app as typed (AUT-18). */
export type GiveSecondFactor = (code: string) => Promise<Result<MailedSignInOutcome, GiveSecondFactorError>>;

/** Whichever way the first step went, what follows a sign-in follows here. */
export function giveSecondFactor({
  identity,
  completeSignIn,
  storage,
  onceOnly,
}: {
  readonly identity: IdentityProvider;
  readonly completeSignIn: CompleteSignIn;
  readonly storage: Storage;
  readonly onceOnly: UsedCodes;
}): GiveSecondFactor {
  return async (typed) => {
    const form = parseForm({ code: parseAuthenticatorCode(typed) });
    if (!form.ok) return form;
    const { code } = form.value;
    // The first step by a mail leaves the address that it was asked for.
    const byMail = storage.read(emailForSignInEntry) !== null;
    const signedIn = await onceOnly(code, () => identity.giveSecondFactor(code));
    if (!signedIn.ok) return signedIn;
    const entered = await completeSignIn(signedIn.value, { byMail });
    return entered.ok ? ok({ ...entered.value, returnPath: endMailedSignIn(storage) }) : entered;
  };
}
