import type { IdentityFailure } from '#domain/identity/sign-in/identity-failure.ts';
import type { AuthenticatorKey } from '#domain/identity/sign-in/second-factor.ts';
import type { FederatedProvider } from '#domain/identity/sign-in/sign-in-method.ts';
import type {
  LastSignInOption,
  SignInOption,
  SignInOptions,
} from '#domain/identity/sign-in/sign-in-options.ts';
import type { SessionRequired } from '#domain/identity/navigation/session.ts';
import type { Result } from '#domain/result.ts';

/** The failures of changes to sign-in methods; `identity/requires-recent-login` means that the user must confirm their identity first. */
export type IdentityAccountFailure = IdentityFailure | SessionRequired;

/** Reads, adds, removes and confirms the sign-in methods of the signed-in user. */
export interface IdentityAccount {
  /** The provider's current state, including changes made on other devices. */
  signInOptions(): Promise<Result<SignInOptions, IdentityAccountFailure>>;
  /** Links a provider through its popup. Must be called from a click. */
  connect(provider: FederatedProvider): Promise<Result<void, IdentityAccountFailure>>;
  /** Removes a sign-in method, but never the last one. */
  disconnect(method: SignInOption): Promise<Result<void, LastSignInOption | IdentityAccountFailure>>;
  /** Sets a first password (spec §7, `accounts:signUp` with `idToken`), or replaces it. */
  setPassword(password: string): Promise<Result<void, IdentityAccountFailure>>;
  /** Sends the provider's email with a link that verifies the address (`verifyEmail`). Unlike a login link, this link does not remove any sign-in method. */
  sendEmailConfirmation(): Promise<Result<void, IdentityAccountFailure>>;
  /** Confirms the user's identity with the current password; the sign-in then counts as recent for 5 minutes. */
  confirmByPassword(password: string): Promise<Result<void, IdentityAccountFailure>>;
  /** Confirms through a provider's popup. Must be called from a click. */
  confirmByProvider(provider: FederatedProvider): Promise<Result<void, IdentityAccountFailure>>;
  /**
   * Revokes Apple's tokens with the token of the last Apple confirmation on this page (spec §7, `accounts:revokeToken`); does nothing if
   * there is none. Apple requires it before an account is deleted.
   */
  withdrawFromApple(): Promise<Result<void, IdentityAccountFailure>>;
  /** Starts the enrollment of an authenticator app; a later call replaces the key. */
  startAuthenticator(): Promise<Result<AuthenticatorKey, IdentityAccountFailure>>;
  /** Completes the enrollment with the app's first code; after that, signing in requires a second factor. */
  finishAuthenticator(code: string, name: string): Promise<Result<void, IdentityAccountFailure>>;
  removeSecondFactor(id: string): Promise<Result<void, IdentityAccountFailure>>;
}
