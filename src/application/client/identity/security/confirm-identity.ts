import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import { parseForm } from '#domain/platform/forms/parse-form.ts';
import { parseEmail } from '#domain/platform/forms/text-fields.ts';
import {
  type AuthenticatorCodeUsed,
  parseAuthenticatorCode,
} from '#domain/identity/sign-in/second-factor.ts';
import { parseSignInCode, type SignInCodeRefused } from '#domain/identity/sign-in/sign-in-code.ts';
import type { FederatedProvider } from '#domain/identity/sign-in/sign-in-method.ts';
import { ownAccountPath } from '#domain/identity/navigation/own-account.ts';
import type { SessionLost, SessionRequired } from '#domain/identity/navigation/session.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { AccountService } from '../ports/account-service.ts';
import type { IdentityAccount, IdentityAccountFailure } from '../ports/identity-account.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { ExpireSession } from '../session/expire-session.ts';
import type { RequestSignInLink, RequestSignInLinkError } from '../session/request-sign-in-link.ts';
import type { UsedCodes } from '../session/used-codes.ts';

/**
 * A proof of identity: password, provider popup, emailed code, or, after `identity/multi-factor-auth-required`, an authenticator app's
 * code.
 */
export type Proof =
  | { readonly by: 'password'; readonly password: string }
  | { readonly by: 'provider'; readonly provider: FederatedProvider }
  | { readonly by: 'code'; readonly code: string }
  | { readonly by: 'authenticator'; readonly code: string };

export type PasswordNotConfirmed = { readonly kind: 'confirmation/wrong-password' };

export type ConfirmIdentityError =
  | PasswordNotConfirmed
  | FormInvalid<'password' | 'code' | 'email'>
  | AuthenticatorCodeUsed
  | IdentityAccountFailure
  | SignInCodeRefused
  | ServiceFailure;

/** Confirms the identity of the signed-in user. After that, operations that need a recent sign-in work for five minutes. A provider's popup needs a click. */
export type ConfirmIdentity = (proof: Proof) => Promise<Result<void, ConfirmIdentityError>>;

/** Sends a code and an equivalent link to the user's own address. */
export type SendConfirmationCode = () => Promise<Result<void, SessionRequired | RequestSignInLinkError>>;

export type ConfirmIdentityPorts = {
  readonly session: SessionStore;
  readonly identity: IdentityProvider;
  readonly identityAccount: IdentityAccount;
  readonly accounts: AccountService;
  readonly expireSession: ExpireSession;
  readonly onceOnly: UsedCodes;
};

const wrongPassword: ReadonlySet<string> = new Set([
  'identity/wrong-password',
  'identity/invalid-credential',
]);

const nothing = <E>(answer: Result<unknown, E>): Result<void, E> => (answer.ok ? ok(undefined) : answer);

/** Never signs in a different user. If a proof belongs to a different user, the session is lost. */
export function confirmIdentity(ports: ConfirmIdentityPorts): ConfirmIdentity {
  const { session, identity, identityAccount, accounts, expireSession, onceOnly } = ports;

  const byPassword = async (password: string): Promise<Result<void, ConfirmIdentityError>> => {
    if (password === '') return err({ kind: 'form/invalid', fields: { password: 'required' } });
    const confirmed = await identityAccount.confirmByPassword(password);
    if (confirmed.ok || !wrongPassword.has(confirmed.error.kind)) return confirmed;
    return err({ kind: 'confirmation/wrong-password' });
  };

  const byCode = async (typed: string): Promise<Result<void, ConfirmIdentityError>> => {
    const current = session.current();
    if (current.state !== 'signed-in') return err({ kind: 'session/required' });
    const form = parseForm({ email: parseEmail(current.user.email ?? ''), code: parseSignInCode(typed) });
    if (!form.ok) return form;
    const redeemed = await accounts.redeemSignInCode(form.value.email, form.value.code);
    if (!redeemed.ok) return redeemed;
    const signedIn = await identity.signInWithToken(redeemed.value);
    if (!signedIn.ok || signedIn.value.id === current.user.id) return nothing(signedIn);
    await expireSession();
    return err<SessionLost>({ kind: 'session/lost' });
  };

  const byAuthenticator = async (typed: string): Promise<Result<void, ConfirmIdentityError>> => {
    const form = parseForm({ code: parseAuthenticatorCode(typed) });
    if (!form.ok) return form;
    const { code } = form.value;
    return nothing(await onceOnly(code, () => identity.giveSecondFactor(code)));
  };

  return (proof) => {
    if (proof.by === 'password') return byPassword(proof.password);
    if (proof.by === 'provider') return identityAccount.confirmByProvider(proof.provider);
    return proof.by === 'code' ? byCode(proof.code) : byAuthenticator(proof.code);
  };
}

/** The link opens the page that asks for the code. */
export function sendConfirmationCode(
  session: SessionStore,
  requestSignInLink: RequestSignInLink,
): SendConfirmationCode {
  return async () => {
    const current = session.current();
    if (current.state !== 'signed-in' || current.user.email === null) {
      return err({ kind: 'session/required' });
    }
    return requestSignInLink(current.user.email, ownAccountPath, 'confirm');
  };
}
