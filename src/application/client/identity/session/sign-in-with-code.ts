import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import { parseForm } from '#domain/platform/forms/parse-form.ts';
import { parseEmail } from '#domain/platform/forms/text-fields.ts';
import type { IdentityFailure } from '#domain/identity/sign-in/identity-failure.ts';
import { parseSignInCode, type SignInCodeRefused } from '#domain/identity/sign-in/sign-in-code.ts';
import type { SignInMailLimited } from '#domain/identity/sign-in/sign-in-mail-limited.ts';
import { ok, type Result } from '#domain/result.ts';
import type { AccountService } from '../ports/account-service.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';
import type { Storage } from '../../platform/ports/storage.ts';
import type { CompleteSignIn } from './complete-sign-in.ts';
import { endMailedSignIn, type MailedSignInOutcome } from './mailed-sign-in.ts';
import { withOtherSignInOptions } from './sign-in-mail-limited.ts';

export type SignInWithCodeError =
  FormInvalid<'email' | 'code'> | SignInCodeRefused | SignInMailLimited | IdentityFailure | ServiceFailure;
/** Signs in with the code of a sign-in email, as typed. */
export type SignInWithCode = (typed: {
  readonly email: string;
  readonly code: string;
}) => Promise<Result<MailedSignInOutcome, SignInWithCodeError>>;

export type SignInWithCodePorts = {
  readonly accounts: AccountService;
  readonly identity: IdentityProvider;
  readonly completeSignIn: CompleteSignIn;
  readonly storage: Storage;
};

/** For users whose links are blocked, or who read email on a different device. Our service exchanges the code for a token. */
export function signInWithCode({
  accounts,
  identity,
  completeSignIn,
  storage,
}: SignInWithCodePorts): SignInWithCode {
  return async ({ email, code }) => {
    const form = parseForm({ email: parseEmail(email), code: parseSignInCode(code) });
    if (!form.ok) return form;
    const redeemed = withOtherSignInOptions(
      await accounts.redeemSignInCode(form.value.email, form.value.code),
    );
    if (!redeemed.ok) return redeemed;
    const signedIn = await identity.signInWithToken(redeemed.value);
    if (!signedIn.ok) return signedIn;
    const entered = await completeSignIn(signedIn.value, { byMail: true });
    return entered.ok ? ok({ ...entered.value, returnPath: endMailedSignIn(storage) }) : entered;
  };
}
