import type { User } from 'firebase/auth';
import type { Log } from '#application/ports/log.ts';
import type { IdentityFailure } from '#domain/identity/identity-failure.ts';
import {
  parsePasswordPolicy,
  type PasswordPolicy,
  type PolicyUnsupported,
} from '#domain/identity/password-policy.ts';
import type { IdToken } from '#domain/identity/token.ts';
import type { SessionRequired } from '#domain/policy/session.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { ProveApp } from './app-check.ts';
import type { FirebaseConnection } from './firebase-connection.ts';
import {
  firebaseCode,
  identityFailure,
  isChunkMissing,
  policyUnsupportedCode,
  SdkUnreachable,
} from './firebase-errors.ts';
import { tokenOf } from './firebase-user.ts';
import { forgetStoredUser } from './stored-user.ts';
import type { FirebaseConfig, FirebaseMode, Redirection } from './open-firebase.ts';
import type { ProviderWindow } from './provider-window.ts';

/** How the identity service is reached. */
export type FirebaseOptions = {
  readonly config: FirebaseConfig;
  /** `browser` unless told. */
  readonly mode?: FirebaseMode;
  /** Another identity service than the provider's own; none in production. */
  readonly redirect?: () => Promise<Redirection>;
  /** What stands in for the provider's own page; the SDK opens it unless told. */
  readonly window?: ProviderWindow;
  /** Whether the project asks for proof that no robot signs in (AUT-15). */
  readonly recaptcha?: boolean;
  /** How calls prove that they come from our pages; they need not unless told. */
  readonly appCheck?: () => Promise<ProveApp>;
  readonly log?: Pick<Log, 'warn'>;
};

type Policy = Result<PasswordPolicy, PolicyUnsupported | IdentityFailure>;

/**
 * Firebase Authentication's SDK, loaded at the first use (CAL-4) and shared by the adapters that ask it; its errors
 * become failures here.
 */
export class FirebaseSdk {
  readonly #options: FirebaseOptions;
  #connecting: Promise<FirebaseConnection> | null = null;
  #connected: FirebaseConnection | null = null;
  /** Those who wait until there is an SDK. */
  readonly #waiting: ((connection: FirebaseConnection) => void)[] = [];
  #policy: Promise<Policy> | null = null;
  /** The last change of how the signed-in user logs in; resolves once it is made or refused. */
  #changed: Promise<unknown> = Promise.resolve();

  constructor(options: FirebaseOptions) {
    this.#options = options;
  }

  /** Who is signed in; null also where the SDK is not loaded yet. */
  currentUser(): User | null {
    return this.#connected?.auth.currentUser ?? null;
  }

  /** What a refused sign-in of this page left to be done; null where the SDK is not loaded yet. */
  pendingCredential(): FirebaseConnection['pendingCredential'] | null {
    return this.#connected?.pendingCredential ?? null;
  }

  /** Runs at once, or once the SDK is loaded. */
  whenConnected(run: (connection: FirebaseConnection) => void): void {
    if (this.#connected === null) this.#waiting.push(run);
    else run(this.#connected);
  }

  /** Rejects where the SDK itself cannot be loaded; asking again tries again. */
  connection(): Promise<FirebaseConnection> {
    return (this.#connecting ??= this.#connect());
  }

  /** Asks the SDK; what it refuses is a failure, and what a refusal leaves to be done is held. */
  async ask<T>(call: (connection: FirebaseConnection) => Promise<T>): Promise<Result<T, IdentityFailure>> {
    try {
      return ok(await call(await this.connection()));
    } catch (error) {
      const failure = identityFailure(error);
      this.#connected?.pendingCredential.keep(error);
      if (failure.kind === 'identity/password-does-not-meet-requirements') this.#policy = null;
      return err(failure);
    }
  }

  /** Asks the SDK about the signed-in user, once that is known. */
  async askAsUser<T>(
    call: (user: User, connection: FirebaseConnection) => Promise<T>,
  ): Promise<Result<T, IdentityFailure | SessionRequired>> {
    const answer = await this.ask(async (connection) => {
      await connection.auth.authStateReady();
      const user = connection.auth.currentUser;
      return user === null ? null : { of: await call(user, connection) };
    });
    if (!answer.ok) return answer;
    return answer.value === null ? err({ kind: 'session/required' }) : ok(answer.value.of);
  }

  /**
   * Asks the SDK for a change of how the signed-in user logs in. The provider ends the tokens from before it, so
   * `token` waits for the change: an old one that is renewed meanwhile would end the session of the person who asked.
   */
  changeAsUser<T>(
    call: (user: User, connection: FirebaseConnection) => Promise<T>,
  ): Promise<Result<T, IdentityFailure | SessionRequired>> {
    const change = this.askAsUser(call);
    this.#changed = Promise.allSettled([this.#changed, change]);
    return change;
  }

  /** The token of the signed-in user, from after every change of how they log in. */
  async token(force: boolean): Promise<Result<IdToken, IdentityFailure | SessionRequired>> {
    await this.#changed;
    return this.askAsUser(async (user) => {
      await user.getIdToken(force);
      return tokenOf(user);
    });
  }

  /** Read once and cached, until a password was refused or the reading failed. Spec §8. */
  async passwordPolicy(): Promise<Policy> {
    this.#policy ??= this.#readPolicy();
    const policy = await this.#policy;
    if (!policy.ok) this.#policy = null;
    return policy;
  }

  /** Signs the signed-in user out of this browser, also where the SDK cannot be loaded. */
  async signOut(): Promise<void> {
    try {
      const connection = await this.connection();
      connection.pendingCredential.forget();
      await connection.signOut();
    } catch (error) {
      if (!(error instanceof SdkUnreachable)) throw error;
      if (this.#options.mode !== 'memory') forgetStoredUser(this.#options.config.apiKey);
    }
  }

  /** Lets go of the SDK; for tests, since a page ends by being left. */
  async close(): Promise<void> {
    await (await this.#connecting)?.close();
  }

  async #connect(): Promise<FirebaseConnection> {
    try {
      const { config, mode = 'browser', redirect, window, recaptcha, appCheck } = this.#options;
      const [{ connectFirebase }, redirection, proveApp] = await Promise.all([
        import('./firebase-connection.ts'),
        redirect?.() ?? null,
        appCheck?.(),
      ]);
      const connection = connectFirebase({
        config,
        mode,
        redirect: redirection,
        ...(window === undefined ? {} : { window }),
        ...(proveApp === undefined ? {} : { appCheck: proveApp }),
      });
      this.#connected = connection;
      if (recaptcha === true) this.#prepareRecaptcha(connection);
      for (const run of this.#waiting.splice(0)) run(connection);
      return connection;
    } catch (error) {
      // A chunk that did not load can be asked for again.
      this.#connecting = null;
      throw isChunkMissing(error) ? new SdkUnreachable(error) : error;
    }
  }

  /** Where it fails, the SDK asks for the proof after the refusal that it spares. */
  #prepareRecaptcha(connection: FirebaseConnection): void {
    connection.prepareRecaptcha().catch((error: unknown) => {
      this.#options.log?.warn('The check against robots could not be prepared', {
        code: firebaseCode(error),
      });
    });
  }

  async #readPolicy(): Promise<Policy> {
    try {
      return parsePasswordPolicy(await (await this.connection()).passwordPolicy());
    } catch (error) {
      if (firebaseCode(error) !== policyUnsupportedCode) return err(identityFailure(error));
      return err({ kind: 'password-policy/unsupported', schemaVersion: null });
    }
  }
}
