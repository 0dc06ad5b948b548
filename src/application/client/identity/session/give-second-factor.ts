import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import { parseForm } from '#domain/platform/forms/parse-form.ts';
import type { IdentityFailure } from '#domain/identity/sign-in/identity-failure.ts';
import {
  type AuthenticatorCodeUsed,
  parseAuthenticatorCode,
} from '#domain/identity/sign-in/second-factor.ts';
import { ok, type Result } from '#domain/result.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';
import type { Storage } from '../../platform/ports/storage.ts';
import { emailForSignInEntry } from '../../storage-entries.ts';
import type { CompleteSignIn } from './complete-sign-in.ts';
import { endMailedSignIn, type MailedSignInOutcome } from './mailed-sign-in.ts';
import type { UsedCodes } from './used-codes.ts';

export type GiveSecondFactorError =
  FormInvalid<'code'> | AuthenticatorCodeUsed | IdentityFailure | ServiceFailure;
/** Completes a sign-in that requires a second factor, with an authenticator app's code as typed (AUT-18). */
export type GiveSecondFactor = (code: string) => Promise<Result<MailedSignInOutcome, GiveSecondFactorError>>;

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
    // If the first factor was an emailed link or code, the address is still stored.
    const byMail = storage.read(emailForSignInEntry) !== null;
    const signedIn = await onceOnly(code, () => identity.giveSecondFactor(code));
    if (!signedIn.ok) return signedIn;
    const entered = await completeSignIn(signedIn.value, { byMail });
    return entered.ok ? ok({ ...entered.value, returnPath: endMailedSignIn(storage) }) : entered;
  };
}
