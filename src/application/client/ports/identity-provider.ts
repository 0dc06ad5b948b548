import type { SignedInIdentity } from '#domain/account/session-user.ts';
import type { IdentityFailure } from '#domain/identity/identity-failure.ts';
import type { PendingConnection } from '#domain/identity/pending-connection.ts';
import type { PasswordPolicy, PolicyUnsupported } from '#domain/identity/password-policy.ts';
import type { FederatedProvider } from '#domain/identity/sign-in-method.ts';
import type { IdToken } from '#domain/identity/token.ts';
import type { SessionRequired } from '#domain/policy/session.ts';
import type { Result } from '#domain/result.ts';

/** Address and password, as typed. */
export type PasswordCredentials = { readonly email: string; readonly password: string };

/**
 * Who is signed in by now, and with which token; null once nobody is. `signedInAt` is when they last proved who they are, by
 * the provider's clock (epoch milliseconds), null where it does not say; `here` tells a sign-in that this page asked for from
 * one in another tab.
 */
export type IdentityChange = {
  readonly identity: SignedInIdentity;
  readonly token: IdToken;
  readonly signedInAt: number | null;
  readonly here: boolean;
} | null;

/**
 * The identity provider: signs people in and out, remembers them between visits and across tabs.
 * Each sign-in replaces the person who was signed in before.
 */
export interface IdentityProvider {
  /** Waits until the session is known. Without a network, the remembered user counts as signed in. */
  ready(): Promise<void>;
  /** The signed-in user; null before `ready` and if there is none. */
  current(): SignedInIdentity | null;
  /** Calls back on sign-in, sign-out and each new token, in this tab or another. Returns the unsubscribe function. */
  watch(listener: (change: IdentityChange) => void): () => void;
  /** The token to send, once the session is known; `force` requests a new one even if the old one is still valid. */
  token(options: { readonly force: boolean }): Promise<Result<IdToken, IdentityFailure | SessionRequired>>;
  signIn(credentials: PasswordCredentials): Promise<Result<SignedInIdentity, IdentityFailure>>;
  /** Makes an account with a password and signs it in. */
  signUp(credentials: PasswordCredentials): Promise<Result<SignedInIdentity, IdentityFailure>>;
  /** Signs in with the whole URL of a link from a mail and the address it was sent to. */
  signInWithLink(email: string, url: string): Promise<Result<SignedInIdentity, IdentityFailure>>;
  /**
   * Signs in through a provider's popup, which is told whom to expect where `email` is given. Must be called from a person's click.
   */
  signInWithProvider(
    provider: FederatedProvider,
    email?: string,
  ): Promise<Result<SignedInIdentity, IdentityFailure>>;
  /**
   * Leaves the page for the provider's, where popups are blocked (AUT-14); `returnFromProvider` of the next page has what
   * came of it. Resolves only where the page could not be left.
   */
  leaveForProvider(provider: FederatedProvider, email?: string): Promise<Result<never, IdentityFailure>>;
  /** Whom the provider's page signed in that this page was left for; null where it was not, or was canceled. */
  returnFromProvider(): Promise<Result<SignedInIdentity | null, IdentityFailure>>;
  /** Signs in with a token that our own service made for somebody who proved their mailbox by a code. */
  signInWithToken(customToken: string): Promise<Result<SignedInIdentity, IdentityFailure>>;
  /**
   * The second step, with the code of an authenticator app, of the last sign-in or confirmation that was answered by
   * `identity/multi-factor-auth-required`.
   */
  giveSecondFactor(code: string): Promise<Result<SignedInIdentity, IdentityFailure>>;
  /**
   * Connects the provider whose last popup was answered by `identity/account-exists-with-different-credential`, now that
   * its owner signed in by another way, or else the one that an earlier page stored. Does nothing where there is none, or it
   * is of another address (AUT-12).
   */
  connectPending(
    pending: PendingConnection | null,
  ): Promise<Result<FederatedProvider | null, IdentityFailure>>;
  /** What `connectPending` of this page would connect to the account of this address, to be stored for a later page. */
  pendingConnection(email: string): PendingConnection | null;
  /** Sends a password-reset mail; answers alike for known and unknown addresses. */
  sendPasswordReset(email: string): Promise<Result<void, IdentityFailure>>;
  passwordPolicy(): Promise<Result<PasswordPolicy, PolicyUnsupported | IdentityFailure>>;
  signOut(): Promise<void>;
}
