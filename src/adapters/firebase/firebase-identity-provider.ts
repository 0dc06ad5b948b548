import type { User, UserCredential } from 'firebase/auth';
import type {
  IdentityChange,
  IdentityProvider,
  PasswordCredentials,
} from '#application/client/identity/ports/identity-provider.ts';
import type { SignedInIdentity } from '#domain/identity/account/session-user.ts';
import type { IdentityFailure } from '#domain/identity/sign-in/identity-failure.ts';
import type { PasswordPolicy, PolicyUnsupported } from '#domain/identity/sign-in/password-policy.ts';
import type { PendingConnection } from '#domain/identity/sign-in/pending-connection.ts';
import type { FederatedProvider } from '#domain/identity/sign-in/sign-in-method.ts';
import type { IdToken } from '#domain/identity/sign-in/token.ts';
import type { SessionRequired } from '#domain/identity/navigation/session.ts';
import { ok, type Result } from '#domain/result.ts';
import type { FirebaseConnection } from './firebase-connection.ts';
import type { FirebaseSdk } from './firebase-sdk.ts';
import { signedInIdentityOf, saysVerified, signedInAtOf, idTokenOf } from './firebase-user.ts';

type SignedIn = Promise<Result<SignedInIdentity, IdentityFailure>>;

/**
 * The identity provider, implemented with Firebase Authentication's SDK. The SDK signs out users if the provider has disabled them or revoked their token (spec
 * §8).
 */
export class FirebaseIdentityProvider implements IdentityProvider {
  readonly #sdk: FirebaseSdk;
  #signingIn = 0;
  readonly #waiting: (() => void)[] = [];
  #signedInHere: string | null = null;
  /** The result of a redirect to the provider, until a caller reads it. */
  #returned: Promise<Result<SignedInIdentity | null, IdentityFailure>> | null = null;

  constructor(sdk: FirebaseSdk) {
    this.#sdk = sdk;
    sdk.whenConnected(() => {
      this.#returned = this.#enter((connection) => connection.returned());
    });
  }

  /** Resolves when the SDK is ready. Rejects if the SDK cannot be loaded. The next call retries. */
  async ready(): Promise<void> {
    const { auth } = await this.#sdk.connection();
    await auth.authStateReady();
    const user = auth.currentUser;
    // The SDK has refreshed the user but not the token, so an earlier token does not contain the verified address. If there is no new token now, the earlier
    // token is used.
    if (user?.emailVerified === true && !saysVerified(user)) await this.#sdk.token(true);
  }

  current(): SignedInIdentity | null {
    const user = this.#sdk.currentUser();
    return user === null ? null : signedInIdentityOf(user);
  }

  /** If the SDK is not loaded yet, watching begins when it is. */
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

  /** Returns the result of a redirect once. Later calls return null. */
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
    // The product does not reveal unknown addresses, even if the project does (AUT-3).
    return !sent.ok && sent.error.kind === 'identity/user-not-found' ? ok(undefined) : sent;
  }

  passwordPolicy(): Promise<Result<PasswordPolicy, PolicyUnsupported | IdentityFailure>> {
    return this.#sdk.passwordPolicy();
  }

  signOut(): Promise<void> {
    return this.#sdk.signOut();
  }

  /** Reports a change as soon as no sign-in of this page is in progress, so that it is known whether the sign-in happened here. */
  #report(user: User | null, notify: (change: IdentityChange) => void): void {
    const seen =
      user === null
        ? null
        : { identity: signedInIdentityOf(user), token: idTokenOf(user), signedInAt: signedInAtOf(user) };
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
    if (entered.value === null) throw new TypeError('The identity SDK returned no user');
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
        return signedInIdentityOf(user);
      });
    } finally {
      this.#signingIn -= 1;
      if (this.#signingIn === 0) for (const tell of this.#waiting.splice(0)) tell();
    }
  }
}
