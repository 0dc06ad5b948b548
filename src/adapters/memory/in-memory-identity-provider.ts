import type {
  IdentityChange,
  IdentityProvider,
  PasswordCredentials,
} from '#application/client/ports/identity-provider.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { SignedInIdentity } from '#domain/account/session-user.ts';
import { endsSession, type IdentityFailure } from '#domain/identity/identity-failure.ts';
import {
  parsePasswordPolicy,
  type PasswordPolicy,
  type PolicyUnsupported,
} from '#domain/identity/password-policy.ts';
import type { FederatedProvider, SignInMethod } from '#domain/identity/sign-in-method.ts';
import { type IdToken, isExpired } from '#domain/identity/token.ts';
import type { SessionRequired } from '#domain/policy/session.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { HeldIdentity, InMemoryBrowser } from './in-memory-browser.ts';
import type { IdentityUser, InMemoryIdentityService } from './in-memory-identity-service.ts';

const offline = err<IdentityFailure>({ kind: 'identity/network-request-failed' });

const identityOf = (user: IdentityUser, signInMethod: SignInMethod): SignedInIdentity => ({
  id: user.id,
  email: user.email,
  requiresPasswordSetup: false,
  signInMethod,
});

/** One tab of a browser, on an identity service. */
export class InMemoryIdentityProvider implements IdentityProvider {
  readonly #service: InMemoryIdentityService;
  readonly #browser: InMemoryBrowser;
  readonly #clock: Clock;
  readonly #listeners = new Set<(change: IdentityChange) => void>();
  #isReady = false;

  constructor(service: InMemoryIdentityService, browser: InMemoryBrowser, clock: Clock) {
    this.#service = service;
    this.#browser = browser;
    this.#clock = clock;
    browser.addTab((held, by) => this.#tell(held, by === this));
  }

  async ready(): Promise<void> {
    await Promise.resolve();
    if (this.#isReady) return;
    this.#isReady = true;
    this.#tell(this.#browser.held(), false);
  }

  current(): SignedInIdentity | null {
    return this.#isReady ? (this.#browser.held()?.identity ?? null) : null;
  }

  watch(listener: (change: IdentityChange) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  async token({
    force,
  }: {
    readonly force: boolean;
  }): Promise<Result<IdToken, IdentityFailure | SessionRequired>> {
    await this.ready();
    const held = this.#browser.held();
    if (held === null) return err({ kind: 'session/required' });
    if (!force && !isExpired(held.token, this.#clock.now())) return ok(held.token);
    if (!this.#service.online) return offline;
    const fresh = this.#service.refreshToken(held.token);
    if (fresh.ok) this.#browser.hold({ ...held, token: fresh.value }, this);
    else if (endsSession(fresh.error)) this.#browser.hold(null, this);
    return fresh;
  }

  signIn({ email, password }: PasswordCredentials): Promise<Result<SignedInIdentity, IdentityFailure>> {
    return this.#enter('email', () => this.#service.checkPassword(email, password));
  }

  signUp({ email, password }: PasswordCredentials): Promise<Result<SignedInIdentity, IdentityFailure>> {
    return this.#enter('email', () => this.#service.register(email, password));
  }

  signInWithLink(email: string, url: string): Promise<Result<SignedInIdentity, IdentityFailure>> {
    return this.#enter('email', () => this.#service.useLink(email, url));
  }

  signInWithProvider(provider: FederatedProvider): Promise<Result<SignedInIdentity, IdentityFailure>> {
    return this.#enter(provider, () => {
      const outcome = this.#browser.popup(provider);
      return typeof outcome === 'string' ? err({ kind: outcome }) : this.#service.federate(provider, outcome);
    });
  }

  async sendPasswordReset(email: string): Promise<Result<void, IdentityFailure>> {
    await this.ready();
    if (!this.#service.online) return offline;
    this.#service.sendReset(email);
    return ok(undefined);
  }

  passwordPolicy(): Promise<Result<PasswordPolicy, PolicyUnsupported | IdentityFailure>> {
    return Promise.resolve(this.#service.online ? parsePasswordPolicy(this.#service.policy) : offline);
  }

  async signOut(): Promise<void> {
    await this.ready();
    if (this.#browser.held() !== null) this.#browser.hold(null, this);
  }

  async #enter(
    signInMethod: SignInMethod,
    identify: () => Result<IdentityUser, IdentityFailure>,
  ): Promise<Result<SignedInIdentity, IdentityFailure>> {
    await this.ready();
    if (!this.#service.online) return offline;
    const user = identify();
    if (!user.ok) return user;
    const identity = identityOf(user.value, signInMethod);
    const token = this.#service.issueToken(user.value, signInMethod);
    this.#browser.hold({ identity, token }, this);
    return ok(identity);
  }

  #tell(held: HeldIdentity | null, here: boolean): void {
    if (!this.#isReady) return;
    for (const listener of this.#listeners) listener(held === null ? null : { ...held, here });
  }
}
