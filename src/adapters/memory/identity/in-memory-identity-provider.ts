import type {
  IdentityChange,
  IdentityProvider,
  PasswordCredentials,
} from '#application/client/identity/ports/identity-provider.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { SignedInIdentity } from '#domain/identity/account/session-user.ts';
import { endsSession, type IdentityFailure } from '#domain/identity/sign-in/identity-failure.ts';
import {
  parsePasswordPolicy,
  type PasswordPolicy,
  type PolicyUnsupported,
} from '#domain/identity/sign-in/password-policy.ts';
import type { PendingConnection } from '#domain/identity/sign-in/pending-connection.ts';
import type { FederatedProvider, SignInMethod } from '#domain/identity/sign-in/sign-in-method.ts';
import { type IdToken, isExpired } from '#domain/identity/sign-in/token.ts';
import type { SessionRequired } from '#domain/identity/navigation/session.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { BrowserIdentity, InMemoryBrowser } from './in-memory-browser.ts';
import type { InMemoryIdentityService } from './in-memory-identity-service.ts';
import type { IdentityUser } from './in-memory-identity-users.ts';

type SignedIn = Promise<Result<SignedInIdentity, IdentityFailure>>;

const offline = err<IdentityFailure>({ kind: 'identity/network-request-failed' });

const identityOf = (user: IdentityUser, signInMethod: SignInMethod): SignedInIdentity => ({
  id: user.id,
  email: user.email,
  requiresPasswordSetup: user.requiresPasswordSetup,
  signInMethod,
});

export class InMemoryIdentityProvider implements IdentityProvider {
  readonly #service: InMemoryIdentityService;
  readonly #browser: InMemoryBrowser;
  readonly #clock: Clock;
  readonly #listeners = new Set<(change: IdentityChange) => void>();
  #isReady = false;
  #halfway: { readonly id: string; readonly signInMethod: SignInMethod } | null = null;
  /** A provider's account with which the user could not sign in, and which can be connected. */
  #unconnected: { readonly provider: FederatedProvider; readonly email: string } | null = null;

  constructor(service: InMemoryIdentityService, browser: InMemoryBrowser, clock: Clock) {
    this.#service = service;
    this.#browser = browser;
    this.#clock = clock;
    browser.addTab((signedIn, by) => this.#tell(signedIn, by === this));
  }

  async ready(): Promise<void> {
    await Promise.resolve();
    if (this.#isReady) return;
    this.#isReady = true;
    this.#tell(this.#browser.signedIn(), false);
  }

  current(): SignedInIdentity | null {
    return this.#isReady ? (this.#browser.signedIn()?.identity ?? null) : null;
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
    const signedIn = this.#browser.signedIn();
    if (signedIn === null) return err({ kind: 'session/required' });
    if (!force && !isExpired(signedIn.token, this.#clock.now())) return ok(signedIn.token);
    if (!this.#service.online) return offline;
    await this.#browser.roundTrip();
    const now = this.#browser.signedIn() ?? signedIn;
    const fresh = this.#service.refreshToken(now.token);
    if (fresh.ok) this.#browser.setSignedIn({ ...now, token: fresh.value }, this);
    else if (endsSession(fresh.error)) this.#browser.setSignedIn(null, this);
    return fresh;
  }

  signIn({ email, password }: PasswordCredentials): SignedIn {
    return this.enter('email', () => this.#service.checkPassword(email, password));
  }

  signUp({ email, password }: PasswordCredentials): SignedIn {
    return this.enter('email', () => this.#service.register(email, password));
  }

  signInWithLink(email: string, url: string): SignedIn {
    return this.enter('email', () => this.#service.useLink(email, url));
  }

  signInWithProvider(provider: FederatedProvider): SignedIn {
    return this.enter(provider, () => this.#visit(provider));
  }

  async leaveForProvider(provider: FederatedProvider): Promise<Result<never, IdentityFailure>> {
    await this.ready();
    if (!this.#service.online) return offline;
    this.#browser.leaveFor(provider);
    return new Promise(() => undefined);
  }

  async returnFromProvider(): Promise<Result<SignedInIdentity | null, IdentityFailure>> {
    const provider = this.#browser.takeReturnedProvider();
    if (provider === null || this.#browser.popup(provider) === 'identity/popup-closed-by-user')
      return ok(null);
    return this.signInWithProvider(provider);
  }

  /** Skips the second factor, because the issuer of the token has checked the user. */
  async signInWithToken(customToken: string): SignedIn {
    await this.ready();
    if (!this.#service.online) return offline;
    const user = this.#service.useCustomToken(customToken);
    return user.ok ? ok(this.#hold(user.value, 'email', false)) : user;
  }

  async giveSecondFactor(code: string): SignedIn {
    await this.ready();
    if (!this.#service.online) return offline;
    const user = this.#service.people.byId(this.#halfway?.id ?? '');
    if (this.#halfway === null || user === null) return err({ kind: 'identity/multi-factor-info-not-found' });
    if (!user.secondFactors.some(({ secret }) => this.#service.authenticators.use(secret, code))) {
      return err({ kind: 'identity/invalid-verification-code' });
    }
    return ok(this.#hold(user, this.#halfway.signInMethod, true));
  }

  pendingConnection(email: string): PendingConnection | null {
    const pending = this.#unconnected;
    if (pending === null || pending.email !== email) return null;
    return { ...pending, credential: {} };
  }

  async connectPending(
    saved: PendingConnection | null,
  ): Promise<Result<FederatedProvider | null, IdentityFailure>> {
    await this.ready();
    const unconnected = this.#unconnected ?? saved;
    const identity = this.current();
    if (unconnected === null || identity === null) return ok(null);
    this.#unconnected = null;
    if (unconnected.email !== identity.email) return ok(null);
    if (!this.#service.online) return offline;
    this.#service.people.connect(identity.id, unconnected.provider, unconnected.email);
    return ok(unconnected.provider);
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
    this.#halfway = null;
    this.#unconnected = null;
    if (this.#browser.signedIn() !== null) this.#browser.setSignedIn(null, this);
  }

  /** Runs the first step of a sign-in. Signs in the user that `identify` returns, unless their account requires a second factor. */
  async enter(signInMethod: SignInMethod, identify: () => Result<IdentityUser, IdentityFailure>): SignedIn {
    await this.ready();
    if (!this.#service.online) return offline;
    const user = identify();
    if (!user.ok) return user;
    if (user.value.secondFactors.length === 0) return ok(this.#hold(user.value, signInMethod, false));
    this.#halfway = { id: user.value.id, signInMethod };
    return err({ kind: 'identity/multi-factor-auth-required' });
  }

  #visit(provider: FederatedProvider): Result<IdentityUser, IdentityFailure> {
    const outcome = this.#browser.popup(provider);
    if (typeof outcome === 'string') return err({ kind: outcome });
    const user = this.#service.federate(provider, outcome);
    if (!user.ok && user.error.kind === 'identity/account-exists-with-different-credential') {
      this.#unconnected = { provider, email: outcome.email };
    }
    return user;
  }

  #hold(user: IdentityUser, signInMethod: SignInMethod, secondFactor: boolean): SignedInIdentity {
    this.#halfway = null;
    if (this.#unconnected?.email !== user.email) this.#unconnected = null;
    const identity = identityOf(user, signInMethod);
    const token = this.#service.issueToken(user, signInMethod, { secondFactor });
    this.#browser.setSignedIn({ identity, token, signedInAt: this.#clock.now() }, this);
    return identity;
  }

  #tell(signedIn: BrowserIdentity | null, here: boolean): void {
    if (!this.#isReady) return;
    for (const listener of this.#listeners) listener(signedIn === null ? null : { ...signedIn, here });
  }
}
