import type { SignedInIdentity } from '#domain/identity/account/session-user.ts';
import type { IdentityFailure } from '#domain/identity/sign-in/identity-failure.ts';
import type { PendingConnection } from '#domain/identity/sign-in/pending-connection.ts';
import type { PasswordPolicy, PolicyUnsupported } from '#domain/identity/sign-in/password-policy.ts';
import type { FederatedProvider } from '#domain/identity/sign-in/sign-in-method.ts';
import type { IdToken } from '#domain/identity/sign-in/token.ts';
import type { SessionRequired } from '#domain/identity/navigation/session.ts';
import type { Result } from '#domain/result.ts';

export type PasswordCredentials = { readonly email: string; readonly password: string };

/**
 * The signed-in user with their token; null if signed out. `signedInAt` is the time of the last authentication by the provider's clock (epoch milliseconds), or
 * null if unknown. `here` is true for a sign-in on this page, and false for one in another tab.
 */
export type IdentityChange = {
  readonly identity: SignedInIdentity;
  readonly token: IdToken;
  readonly signedInAt: number | null;
  readonly here: boolean;
} | null;

/** Signs users in and out; the session persists between visits and across tabs. Each sign-in replaces the previous user. */
export interface IdentityProvider {
  /** Waits until the session is known. If there is no network, the remembered user counts as signed in. */
  ready(): Promise<void>;
  /** Returns the signed-in user; null before `ready` resolves, or if no user is signed in. */
  current(): SignedInIdentity | null;
  /** Calls back on sign-in, sign-out and each new token, in this tab or another tab. Returns the unsubscribe function. */
  watch(listener: (change: IdentityChange) => void): () => void;
  /** Returns the token to send after the session is known; `force` requests a new token even if the current one is valid. */
  token(options: { readonly force: boolean }): Promise<Result<IdToken, IdentityFailure | SessionRequired>>;
  signIn(credentials: PasswordCredentials): Promise<Result<SignedInIdentity, IdentityFailure>>;
  signUp(credentials: PasswordCredentials): Promise<Result<SignedInIdentity, IdentityFailure>>;
  /** Signs in with the full URL of an emailed link and the address to which it was sent. */
  signInWithLink(email: string, url: string): Promise<Result<SignedInIdentity, IdentityFailure>>;
  /** Signs in through a provider's popup; `email` is the login hint. Must be called from a click. */
  signInWithProvider(
    provider: FederatedProvider,
    email?: string,
  ): Promise<Result<SignedInIdentity, IdentityFailure>>;
  /**
   * Redirects to the provider if popups are blocked (AUT-14). On the next page, `returnFromProvider` returns the result. The promise resolves only if the
   * redirect fails.
   */
  leaveForProvider(provider: FederatedProvider, email?: string): Promise<Result<never, IdentityFailure>>;
  /** The user of a redirect sign-in; null if there was none or it was canceled. */
  returnFromProvider(): Promise<Result<SignedInIdentity | null, IdentityFailure>>;
  /** Signs in with a custom token of our service, for a user who entered a sign-in code. */
  signInWithToken(customToken: string): Promise<Result<SignedInIdentity, IdentityFailure>>;
  /**
   * Sends an authenticator app's code as the second factor of the last sign-in or confirmation that failed with
   * `identity/multi-factor-auth-required`.
   */
  giveSecondFactor(code: string): Promise<Result<SignedInIdentity, IdentityFailure>>;
  /**
   * Links the provider whose last popup failed with `identity/account-exists-with-different-credential`, after the account's owner signed in by another method.
   * If there was no such popup, links the provider that an earlier page stored. Does nothing if there is none, or if its address differs (AUT-12).
   */
  connectPending(
    pending: PendingConnection | null,
  ): Promise<Result<FederatedProvider | null, IdentityFailure>>;
  /** Returns the credential that `connectPending` would link to this address, so that it can be stored for a later page. */
  pendingConnection(email: string): PendingConnection | null;
  /** Sends a password-reset email; the response is the same for known and unknown addresses. */
  sendPasswordReset(email: string): Promise<Result<void, IdentityFailure>>;
  passwordPolicy(): Promise<Result<PasswordPolicy, PolicyUnsupported | IdentityFailure>>;
  signOut(): Promise<void>;
}
