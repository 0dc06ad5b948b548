import type { User } from 'firebase/auth';
import type { Log } from '#application/ports/log.ts';
import type { IdentityFailure } from '#domain/identity/sign-in/identity-failure.ts';
import {
  parsePasswordPolicy,
  type PasswordPolicy,
  type PolicyUnsupported,
} from '#domain/identity/sign-in/password-policy.ts';
import { type IdToken, isExpired } from '#domain/identity/sign-in/token.ts';
import type { SessionRequired } from '#domain/identity/navigation/session.ts';
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
import { idTokenOf } from './firebase-user.ts';
import { forgetStoredUser } from './stored-user.ts';
import type { FirebaseConfig, FirebaseMode, Redirection } from './open-firebase.ts';
import type { ProviderWindow } from './provider-window.ts';

export type FirebaseOptions = {
  readonly config: FirebaseConfig;
  /** The default is `browser`. */
  readonly mode?: FirebaseMode;
  /** Redirects the SDK to a different identity service. Not set in production. */
  readonly redirect?: () => Promise<Redirection>;
  /** Replaces the provider's own page. By default, the SDK opens it. */
  readonly window?: ProviderWindow;
  /** Whether the project requires reCAPTCHA (AUT-15). */
  readonly recaptcha?: boolean;
  /** Attaches App Check proofs to calls. None by default. */
  readonly appCheck?: () => Promise<ProveApp>;
  readonly log?: Pick<Log, 'warn'>;
};

type Policy = Result<PasswordPolicy, PolicyUnsupported | IdentityFailure>;

/** Firebase Authentication's SDK, which is loaded on first use (CAL-4) and shared by the adapters. Maps its errors to failures. */
export class FirebaseSdk {
  readonly #options: FirebaseOptions;
  #connecting: Promise<FirebaseConnection> | null = null;
  #connected: FirebaseConnection | null = null;
  /** Callbacks that wait until the SDK is loaded. */
  readonly #waiting: ((connection: FirebaseConnection) => void)[] = [];
  #policy: Promise<Policy> | null = null;
  #changed: Promise<unknown> = Promise.resolve();

  constructor(options: FirebaseOptions) {
    this.#options = options;
  }

  /** Returns the signed-in user. Also returns null if the SDK is not loaded. */
  currentUser(): User | null {
    return this.#connected?.auth.currentUser ?? null;
  }

  /** Returns the next step after a refused sign-in of this page, or null if the SDK is not loaded. */
  pendingCredential(): FirebaseConnection['pendingCredential'] | null {
    return this.#connected?.pendingCredential ?? null;
  }

  /** Runs immediately if the SDK is loaded, otherwise when it is. */
  whenConnected(run: (connection: FirebaseConnection) => void): void {
    if (this.#connected === null) this.#waiting.push(run);
    else run(this.#connected);
  }

  /** Returns the connection. Rejects if the SDK cannot be loaded. The next call retries. */
  connection(): Promise<FirebaseConnection> {
    return (this.#connecting ??= this.#connect());
  }

  /** Calls the SDK. Returns its refusal as a failure, and keeps the pending credential of the refusal. */
  async ask<T>(call: (connection: FirebaseConnection) => Promise<T>): Promise<Result<T, IdentityFailure>> {
    try {
      return ok(await call(await this.connection()));
    } catch (error) {
      const failure = identityFailure(error);
      this.#connected?.pendingCredential.save(error);
      if (failure.kind === 'identity/password-does-not-meet-requirements') this.#policy = null;
      return err(failure);
    }
  }

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
   * Changes the user's login methods. The provider revokes earlier tokens, so `token` waits for the change. Refreshing an earlier token during the change would
   * end the user's session.
   */
  changeAsUser<T>(
    call: (user: User, connection: FirebaseConnection) => Promise<T>,
  ): Promise<Result<T, IdentityFailure | SessionRequired>> {
    const change = this.askAsUser(call);
    this.#changed = Promise.allSettled([this.#changed, change]);
    return change;
  }

  async token(force: boolean): Promise<Result<IdToken, IdentityFailure | SessionRequired>> {
    await this.#changed;
    return this.askAsUser(async (user) => {
      // `getIdToken` also refreshes a valid token in its last five minutes, and fails if the provider is unavailable. Therefore it is not called for a valid
      // token.
      if (force || isExpired(idTokenOf(user), Date.now())) await user.getIdToken(force);
      return idTokenOf(user);
    });
  }

  /** Returns the password policy. It is cached until a password is refused or the request fails. Spec §8. */
  async passwordPolicy(): Promise<Policy> {
    this.#policy ??= this.#readPolicy();
    const policy = await this.#policy;
    if (!policy.ok) this.#policy = null;
    return policy;
  }

  /** Signs the user out of this browser, even if the SDK cannot be loaded. */
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

  /** Closes the SDK. Only tests need this. */
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
      // If a chunk failed to load, the next call can request it again.
      this.#connecting = null;
      throw isChunkMissing(error) ? new SdkUnreachable(error) : error;
    }
  }

  /** Prepares reCAPTCHA. If this fails, the SDK requests the proof after a refusal. */
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
