import type { IdentityFailure } from '#domain/identity/identity-failure.ts';
import type { AuthenticatorKey } from '#domain/identity/second-factor.ts';
import type { FederatedProvider } from '#domain/identity/sign-in-method.ts';
import type { LastSignInOption, SignInOption, SignInOptions } from '#domain/identity/sign-in-options.ts';
import type { SessionRequired } from '#domain/policy/session.ts';
import type { Result } from '#domain/result.ts';

/** What can go wrong with the sign-in methods of the signed-in user; `identity/requires-recent-login` asks to confirm first. */
export type IdentityAccountFailure = IdentityFailure | SessionRequired;

/** The sign-in methods of the signed-in user: read, added, removed, proved again. */
export interface IdentityAccount {
  /** As the provider has them now, also where another device changed them. */
  signInOptions(): Promise<Result<SignInOptions, IdentityAccountFailure>>;
  /** Connects a provider through its popup. Must be called from a person's click. */
  connect(provider: FederatedProvider): Promise<Result<void, IdentityAccountFailure>>;
  /** Removes a way in, but never the last one. */
  disconnect(way: SignInOption): Promise<Result<void, LastSignInOption | IdentityAccountFailure>>;
  /** Adds a password where there is none (spec §7, `accounts:signUp` with `idToken`), else replaces it. */
  setPassword(password: string): Promise<Result<void, IdentityAccountFailure>>;
  /** Sends the provider's mail whose link proves the mailbox (mode `verifyEmail`); unlike a sign-in link, it takes no way in away. */
  sendEmailConfirmation(): Promise<Result<void, IdentityAccountFailure>>;
  /** Proves by the present password who is signed in; what asks for a recent sign-in then works for 5 minutes. */
  confirmByPassword(password: string): Promise<Result<void, IdentityAccountFailure>>;
  /** The same through a provider's popup. Must be called from a person's click. */
  confirmByProvider(provider: FederatedProvider): Promise<Result<void, IdentityAccountFailure>>;
  /**
   * Takes back what Apple allowed us, by the token of the last confirmation through Apple on this page (spec §7,
   * `accounts:revokeToken`); does nothing where there was none. Apple asks for it before an account is deleted.
   */
  withdrawFromApple(): Promise<Result<void, IdentityAccountFailure>>;
  /** Begins to enrol an authenticator app; a later call replaces the key. */
  startAuthenticator(): Promise<Result<AuthenticatorKey, IdentityAccountFailure>>;
  /** Ends it with the first code of the app; from then on sign-ins ask for a second step. */
  finishAuthenticator(code: string, name: string): Promise<Result<void, IdentityAccountFailure>>;
  removeSecondFactor(id: string): Promise<Result<void, IdentityAccountFailure>>;
}
