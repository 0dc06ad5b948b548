import type { User, UserCredential } from 'firebase/auth';
import type {
  IdentityChange,
  IdentityProvider,
  PasswordCredentials,
} from '#application/client/ports/identity-provider.ts';
import type { SignedInIdentity } from '#domain/account/session-user.ts';
import type { IdentityFailure } from '#domain/identity/identity-failure.ts';
import {
  parsePasswordPolicy,
  type PasswordPolicy,
  type PolicyUnsupported,
} from '#domain/identity/password-policy.ts';
import type { FederatedProvider } from '#domain/identity/sign-in-method.ts';
import type { IdToken } from '#domain/identity/token.ts';
import type { SessionRequired } from '#domain/policy/session.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { FirebaseConfig, FirebaseConnection, FirebaseMode, Redirection } from './firebase-connection.ts';
import {
  firebaseCode,
  identityFailure,
  isChunkMissing,
  policyUnsupportedCode,
  SdkUnreachable,
} from './firebase-errors.ts';
import { identityOf, tokenOf } from './firebase-user.ts';

/** How the adapter reaches the identity service. */
export type FirebaseOptions = {
  readonly config: FirebaseConfig;
  /** `browser` unless told. */
  readonly mode?: FirebaseMode;
  /** Another identity service than the provider's own; none in production. */
  readonly redirect?: () => Promise<Redirection>;
};

type Policy = Result<PasswordPolicy, PolicyUnsupported | IdentityFailure>;

/**
 * The identity provider by Firebase Authentication's SDK, which is loaded at the first use (CAL-4).
 * Spec §8: the SDK itself signs out whom the provider disabled or whose token it ended.
 */
export class FirebaseIdentityProvider implements IdentityProvider {
  readonly #options: FirebaseOptions;
  #connecting: Promise<FirebaseConnection> | null = null;
  #connected: FirebaseConnection | null = null;
  /** How many sign-ins that this page asked for are under way, and the changes that wait for their end. */
  #signingIn = 0;
  readonly #held: (() => void)[] = [];
  /** Whom this page signed in itself. */
  #signedInHere: string | null = null;
  #policy: Promise<Policy> | null = null;
  /** Those who watch, until there is an SDK to watch. */
  readonly #watchers: ((connection: FirebaseConnection) => void)[] = [];

  constructor(options: FirebaseOptions) {
    this.#options = options;
  }

  /** Rejects where the SDK itself cannot be loaded; asking again tries again. */
  async ready(): Promise<void> {
    const { auth } = await this.#connection();
    await auth.authStateReady();
  }

  current(): SignedInIdentity | null {
    const user = this.#connected?.auth.currentUser ?? null;
    return user === null ? null : identityOf(user);
  }

  /** Where the SDK is not loaded yet, or cannot be, the watch begins once it is. */
  watch(listener: (change: IdentityChange) => void): () => void {
    let unwatch: (() => void) | null = null;
    let ended = false;
    const notify = (change: IdentityChange): void => {
      if (!ended) listener(change);
    };
    const start = (connection: FirebaseConnection): void => {
      if (!ended) unwatch = connection.onIdTokenChanged((user) => this.#report(user, notify));
    };
    if (this.#connected === null) this.#watchers.push(start);
    else start(this.#connected);
    return () => {
      ended = true;
      unwatch?.();
    };
  }

  async token({
    force,
  }: {
    readonly force: boolean;
  }): Promise<Result<IdToken, IdentityFailure | SessionRequired>> {
    try {
      const { auth } = await this.#connection();
      await auth.authStateReady();
      const user = auth.currentUser;
      if (user === null) return err({ kind: 'session/required' });
      await user.getIdToken(force);
      return ok(tokenOf(user));
    } catch (error) {
      return err(identityFailure(error));
    }
  }

  signIn({ email, password }: PasswordCredentials): Promise<Result<SignedInIdentity, IdentityFailure>> {
    return this.#signInBy((connection) => connection.signIn(email, password));
  }

  signUp({ email, password }: PasswordCredentials): Promise<Result<SignedInIdentity, IdentityFailure>> {
    return this.#signInBy((connection) => connection.signUp(email, password));
  }

  signInWithLink(email: string, url: string): Promise<Result<SignedInIdentity, IdentityFailure>> {
    return this.#signInBy((connection) => connection.signInWithLink(email, url));
  }

  signInWithProvider(provider: FederatedProvider): Promise<Result<SignedInIdentity, IdentityFailure>> {
    return this.#signInBy((connection) => connection.signInWithPopup(provider));
  }

  async sendPasswordReset(email: string): Promise<Result<void, IdentityFailure>> {
    try {
      await (await this.#connection()).sendPasswordReset(email);
      return ok(undefined);
    } catch (error) {
      const failure = identityFailure(error);
      // Where the project tells unknown addresses apart, the product does not (AUT-3).
      return failure.kind === 'identity/user-not-found' ? ok(undefined) : err(failure);
    }
  }

  /** Read once and kept, until a password was refused or the reading failed. Spec §8. */
  async passwordPolicy(): Promise<Policy> {
    this.#policy ??= this.#readPolicy();
    const policy = await this.#policy;
    if (!policy.ok) this.#policy = null;
    return policy;
  }

  async signOut(): Promise<void> {
    await (await this.#connection()).signOut();
  }

  /** Lets go of the SDK; for tests, since a page ends by being left. */
  async close(): Promise<void> {
    await (await this.#connecting)?.close();
  }

  #connection(): Promise<FirebaseConnection> {
    return (this.#connecting ??= this.#connect());
  }

  async #connect(): Promise<FirebaseConnection> {
    try {
      const { config, mode = 'browser', redirect } = this.#options;
      const [{ connectFirebase }, redirection] = await Promise.all([
        import('./firebase-connection.ts'),
        redirect?.() ?? null,
      ]);
      const connection = connectFirebase(config, mode, redirection);
      this.#connected = connection;
      for (const start of this.#watchers.splice(0)) start(connection);
      return connection;
    } catch (error) {
      // A chunk that did not load can be asked for again.
      this.#connecting = null;
      throw isChunkMissing(error) ? new SdkUnreachable(error) : error;
    }
  }

  /** Tells of a change only once no sign-in of this page is under way, so that it is known whose change it is. */
  #report(user: User | null, notify: (change: IdentityChange) => void): void {
    const seen = user === null ? null : { identity: identityOf(user), token: tokenOf(user) };
    const tell = (): void => {
      if (this.#connected?.auth.currentUser?.uid !== this.#signedInHere) this.#signedInHere = null;
      notify(seen === null ? null : { ...seen, here: seen.identity.id === this.#signedInHere });
    };
    if (this.#signingIn === 0) tell();
    else this.#held.push(tell);
  }

  async #signInBy(
    call: (connection: FirebaseConnection) => Promise<UserCredential>,
  ): Promise<Result<SignedInIdentity, IdentityFailure>> {
    this.#signingIn += 1;
    try {
      const { user } = await call(await this.#connection());
      this.#signedInHere = user.uid;
      return ok(identityOf(user));
    } catch (error) {
      const failure = identityFailure(error);
      if (failure.kind === 'identity/password-does-not-meet-requirements') this.#policy = null;
      return err(failure);
    } finally {
      this.#signingIn -= 1;
      if (this.#signingIn === 0) for (const tell of this.#held.splice(0)) tell();
    }
  }

  async #readPolicy(): Promise<Policy> {
    try {
      return parsePasswordPolicy(await (await this.#connection()).passwordPolicy());
    } catch (error) {
      if (firebaseCode(error) !== policyUnsupportedCode) return err(identityFailure(error));
      return err({ kind: 'password-policy/unsupported', schemaVersion: null });
    }
  }
}
