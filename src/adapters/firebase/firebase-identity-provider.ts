import type { User, UserCredential } from 'firebase/auth';
import type {
  IdentityChange,
  IdentityProvider,
  PasswordCredentials,
} from '#application/client/ports/identity-provider.ts';
import type { SignedInIdentity } from '#domain/account/session-user.ts';
import type { IdentityFailure } from '#domain/identity/identity-failure.ts';
import type { PasswordPolicy, PolicyUnsupported } from '#domain/identity/password-policy.ts';
import type { PendingConnection } from '#domain/identity/pending-connection.ts';
import type { FederatedProvider } from '#domain/identity/sign-in-method.ts';
import type { IdToken } from '#domain/identity/token.ts';
import type { SessionRequired } from '#domain/policy/session.ts';
import { ok, type Result } from '#domain/result.ts';
import type { FirebaseConnection } from './firebase-connection.ts';
import type { FirebaseSdk } from './firebase-sdk.ts';
import { identityOf, saysVerified, signedInAtOf, tokenOf } from './firebase-user.ts';

type SignedIn = Promise<Result<SignedInIdentity, IdentityFailure>>;

/**
 * The identity provider by Firebase Authentication's SDK.
 * Spec §8: the SDK itself signs out whom the provider disabled or whose token it ended.
 */
export class FirebaseIdentityProvider implements IdentityProvider {
  readonly #sdk: FirebaseSdk;
  /** How many sign-ins that this page asked for are under way, and the changes that wait for their end. */
  #signingIn = 0;
  readonly #waiting: (() => void)[] = [];
  /** Whom this page signed in itself. */
  #signedInHere: string | null = null;
  /** What came of a page that was left for the provider's, until it was asked for. */
  #returned: Promise<Result<SignedInIdentity | null, IdentityFailure>> | null = null;

  constructor(sdk: FirebaseSdk) {
    this.#sdk = sdk;
    sdk.whenConnected(() => {
      this.#returned = this.#enter((connection) => connection.returned());
    });
  }

  /** Rejects where the SDK itself cannot be loaded; asking again tries again. */
  async ready(): Promise<void> {
    const { auth } = await this.#sdk.connection();
    await auth.authStateReady();
    const user = auth.currentUser;
    // The SDK asked the provider about the user, not for a token: one from before the proof does not know of it. Where a
    // new one cannot be had now, the old one still counts.
    if (user?.emailVerified === true && !saysVerified(user)) await this.#sdk.token(true);
  }

  current(): SignedInIdentity | null {
    const user = this.#sdk.currentUser();
    return user === null ? null : identityOf(user);
  }

  /** Where the SDK is not loaded yet, or cannot be, the watch begins once it is. */
  watch(listener: (change: IdentityChange) => void): () => void {
    let unwatch: (() => void) | null = null;
    let ended = false;
    const notify = (change: IdentityChange): void => {
      if (!ended) listener(change);
    };
    this.#sdk.whenConnected((connection) => {
      if (!ended) unwatch = connection.onIdTokenChanged((user) => this.#report(user, notify));
    });
    return () => {
      ended = true;
      unwatch?.();
    };
  }

  token({ force }: { readonly force: boolean }): Promise<Result<IdToken, IdentityFailure | SessionRequired>> {
    return this.#sdk.token(force);
  }

  signIn({ email, password }: PasswordCredentials): SignedIn {
    return this.#signInBy((connection) => connection.signIn(email, password));
  }

  signUp({ email, password }: PasswordCredentials): SignedIn {
    return this.#signInBy((connection) => connection.signUp(email, password));
  }

  signInWithLink(email: string, url: string): SignedIn {
    return this.#signInBy((connection) => connection.signInWithLink(email, url));
  }

  signInWithProvider(provider: FederatedProvider, email?: string): SignedIn {
    return this.#signInBy((connection) => connection.signInWithPopup(provider, email));
  }

  signInWithToken(customToken: string): SignedIn {
    return this.#signInBy((connection) => connection.signInWithToken(customToken));
  }

  giveSecondFactor(code: string): SignedIn {
    return this.#signInBy((connection) => connection.pendingCredential.giveSecondFactor(code));
  }

  leaveForProvider(provider: FederatedProvider, email?: string): Promise<Result<never, IdentityFailure>> {
    return this.#sdk.ask((connection) => connection.leaveFor(provider, email));
  }

  /** Answered once: who asks again gets null. */
  async returnFromProvider(): Promise<Result<SignedInIdentity | null, IdentityFailure>> {
    const connected = await this.#sdk.ask(async () => undefined);
    if (!connected.ok) return connected;
    const returned = this.#returned;
    this.#returned = null;
    return returned ?? ok(null);
  }

  pendingConnection(email: string): PendingConnection | null {
    return this.#sdk.pendingCredential()?.pending(email) ?? null;
  }

  connectPending(
    pending: PendingConnection | null,
  ): Promise<Result<FederatedProvider | null, IdentityFailure>> {
    return this.#sdk.ask((connection) => connection.pendingCredential.connect(pending));
  }

  async sendPasswordReset(email: string): Promise<Result<void, IdentityFailure>> {
    const sent = await this.#sdk.ask((connection) => connection.sendPasswordReset(email));
    // Where the project tells unknown addresses apart, the product does not (AUT-3).
    return !sent.ok && sent.error.kind === 'identity/user-not-found' ? ok(undefined) : sent;
  }

  passwordPolicy(): Promise<Result<PasswordPolicy, PolicyUnsupported | IdentityFailure>> {
    return this.#sdk.passwordPolicy();
  }

  signOut(): Promise<void> {
    return this.#sdk.signOut();
  }

  /** Tells of a change only once no sign-in of this page is under way, so that it is known whose change it is. */
  #report(user: User | null, notify: (change: IdentityChange) => void): void {
    const seen =
      user === null
        ? null
        : { identity: identityOf(user), token: tokenOf(user), signedInAt: signedInAtOf(user) };
    const tell = (): void => {
      if (this.#sdk.currentUser()?.uid !== this.#signedInHere) this.#signedInHere = null;
      notify(seen === null ? null : { ...seen, here: seen.identity.id === this.#signedInHere });
    };
    if (this.#signingIn === 0) tell();
    else this.#waiting.push(tell);
  }

  async #signInBy(call: (connection: FirebaseConnection) => Promise<UserCredential>): SignedIn {
    const entered = await this.#enter(call);
    if (!entered.ok) return entered;
    if (entered.value === null) throw new TypeError('The identity SDK signed nobody in');
    return ok(entered.value);
  }

  async #enter(
    call: (connection: FirebaseConnection) => Promise<UserCredential | null>,
  ): Promise<Result<SignedInIdentity | null, IdentityFailure>> {
    this.#signingIn += 1;
    try {
      return await this.#sdk.ask(async (connection) => {
        const user = (await call(connection))?.user ?? null;
        if (user === null) return null;
        this.#signedInHere = user.uid;
        connection.pendingCredential.settle(user.email);
        return identityOf(user);
      });
    } finally {
      this.#signingIn -= 1;
      if (this.#signingIn === 0) for (const tell of this.#waiting.splice(0)) tell();
    }
  }
}
