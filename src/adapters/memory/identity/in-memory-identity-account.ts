import type {
  IdentityAccount,
  IdentityAccountFailure,
} from '#application/client/identity/ports/identity-account.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { SignedInIdentity } from '#domain/identity/account/session-user.ts';
import type { IdentityFailure } from '#domain/identity/sign-in/identity-failure.ts';
import type { AuthenticatorKey } from '#domain/identity/sign-in/second-factor.ts';
import type { FederatedProvider, SignInMethod } from '#domain/identity/sign-in/sign-in-method.ts';
import {
  type LastSignInOption,
  mayRemove,
  type SignInOption,
  type SignInOptions,
} from '#domain/identity/sign-in/sign-in-options.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { authenticatorSecret } from './in-memory-authenticator.ts';
import type { InMemoryBrowser } from './in-memory-browser.ts';
import type { InMemoryIdentityProvider } from './in-memory-identity-provider.ts';
import type { InMemoryIdentityService } from './in-memory-identity-service.ts';
import type { TokenFacts } from './in-memory-identity-tokens.ts';
import type { IdentityUser } from './in-memory-identity-users.ts';

type Done = Promise<Result<void, IdentityAccountFailure>>;

/** The maximum age of a recent sign-in, in milliseconds. */
const recent = 300_000;

const waysOf = (user: IdentityUser): SignInOptions => ({
  email: user.email,
  emailVerified: user.emailVerified,
  ways: [...(user.password === null ? [] : (['password'] as const)), ...user.providers],
  secondFactors: user.secondFactors.map(({ id, name, enrolledAt }) => ({ id, name, enrolledAt })),
});

export class InMemoryIdentityAccount implements IdentityAccount {
  readonly #service: InMemoryIdentityService;
  readonly #browser: InMemoryBrowser;
  readonly #provider: InMemoryIdentityProvider;
  readonly #clock: Clock;
  #enrolling: { readonly userId: string; readonly secret: string } | null = null;
  #keys = 0;

  constructor(
    service: InMemoryIdentityService,
    browser: InMemoryBrowser,
    provider: InMemoryIdentityProvider,
    clock: Clock,
  ) {
    this.#service = service;
    this.#browser = browser;
    this.#provider = provider;
    this.#clock = clock;
  }

  signInOptions(): Promise<Result<SignInOptions, IdentityAccountFailure>> {
    return this.#asUser(async ({ user }) => ok(waysOf(user)));
  }

  connect(provider: FederatedProvider): Done {
    return this.#asUser(async ({ user }) => {
      if (user.providers.includes(provider)) return err({ kind: 'identity/provider-already-linked' });
      const outcome = this.#browser.popup(provider);
      if (typeof outcome === 'string') return err({ kind: outcome });
      if (this.#service.people.byProvider(provider, outcome.email) !== null) {
        return err({ kind: 'identity/credential-already-in-use' });
      }
      this.#service.people.connect(user.id, provider, outcome.email);
      return ok(undefined);
    });
  }

  disconnect(method: SignInOption): Promise<Result<void, LastSignInOption | IdentityAccountFailure>> {
    return this.#asUser<void, LastSignInOption>(async ({ user }) => {
      const allowed = mayRemove(waysOf(user), method);
      if (!allowed.ok) return allowed;
      if (!waysOf(user).ways.includes(method)) return err({ kind: 'identity/no-such-provider' });
      if (method === 'password') this.#service.people.change(user.id, { password: null });
      else this.#service.people.disconnect(user.id, method);
      return ok(undefined);
    });
  }

  setPassword(password: string): Done {
    return this.#asUser(async (facts) => {
      if (!this.#isRecent(facts)) return err({ kind: 'identity/requires-recent-login' });
      const set = this.#service.setPassword(facts.user.id, password);
      if (!set.ok) return set;
      this.#renew(facts);
      return ok(undefined);
    });
  }

  sendEmailConfirmation(): Done {
    return this.#asUser(async ({ user }) => {
      this.#service.mails.send('verifyEmail', user.email);
      return ok(undefined);
    });
  }

  confirmByPassword(password: string): Done {
    return this.#asUser(async ({ user, signInMethod }) =>
      this.#confirm(signInMethod, () => this.#service.checkPassword(user.email, password)),
    );
  }

  confirmByProvider(provider: FederatedProvider): Done {
    return this.#asUser(async ({ user, signInMethod }) => {
      const outcome = this.#browser.popup(provider);
      if (typeof outcome === 'string') return err({ kind: outcome });
      const owner = this.#service.people.byProvider(provider, outcome.email);
      if (owner?.id !== user.id) return err({ kind: 'identity/user-mismatch' });
      return this.#confirm(signInMethod, () => ok(owner));
    });
  }

  /** Apple's tokens are not stored here. */
  withdrawFromApple(): Done {
    return this.#asUser(async () => ok(undefined));
  }

  startAuthenticator(): Promise<Result<AuthenticatorKey, IdentityAccountFailure>> {
    return this.#asUser(async (facts) => {
      if (!this.#isRecent(facts)) return err({ kind: 'identity/requires-recent-login' });
      if (!facts.user.emailVerified) return err({ kind: 'identity/unverified-email' });
      if (facts.user.secondFactors.length > 0) {
        return err({ kind: 'identity/maximum-second-factor-count-exceeded' });
      }
      this.#keys += 1;
      const secret = authenticatorSecret(this.#keys);
      this.#enrolling = { userId: facts.user.id, secret };
      const account = encodeURIComponent(facts.user.email);
      return ok({ secret, uri: `otpauth://totp/Blockyard:${account}?secret=${secret}&issuer=Blockyard` });
    });
  }

  finishAuthenticator(code: string, name: string): Done {
    return this.#asUser(async (facts) => {
      const { user } = facts;
      const enrolling = this.#enrolling;
      if (enrolling?.userId !== user.id) return err({ kind: 'identity/multi-factor-info-not-found' });
      if (!this.#service.authenticators.use(enrolling.secret, code)) {
        return err({ kind: 'identity/invalid-verification-code' });
      }
      this.#enrolling = null;
      const factor = { id: `factor-${enrolling.secret}`, name, enrolledAt: this.#clock.now() };
      this.#service.people.change(user.id, {
        secondFactors: [...user.secondFactors, { ...factor, secret: enrolling.secret }],
      });
      this.#renew({ ...facts, secondFactor: true });
      return ok(undefined);
    });
  }

  removeSecondFactor(id: string): Done {
    return this.#asUser(async (facts) => {
      const { user } = facts;
      const left = user.secondFactors.filter((factor) => factor.id !== id);
      if (left.length === user.secondFactors.length) {
        return err({ kind: 'identity/multi-factor-info-not-found' });
      }
      if (!this.#isRecent(facts)) return err({ kind: 'identity/requires-recent-login' });
      this.#service.people.change(user.id, { secondFactors: left });
      this.#renew({ ...facts, secondFactor: false });
      return ok(undefined);
    });
  }

  async #asUser<T, F = never>(
    ask: (facts: TokenFacts) => Promise<Result<T, F | IdentityAccountFailure>>,
  ): Promise<Result<T, F | IdentityAccountFailure>> {
    const token = await this.#provider.token({ force: false });
    if (!token.ok) return token;
    if (!this.#service.online) return err({ kind: 'identity/network-request-failed' });
    const facts = this.#service.tokenFacts(token.value.token);
    return facts.ok ? ask(facts.value) : err({ kind: 'identity/user-token-expired' });
  }

  async #confirm(method: SignInMethod, identify: () => Result<IdentityUser, IdentityFailure>): Done {
    const entered: Result<SignedInIdentity, IdentityFailure> = await this.#provider.enter(method, identify);
    return entered.ok ? ok(undefined) : entered;
  }

  #isRecent({ signedInAt }: TokenFacts): boolean {
    return this.#clock.now() - signedInAt <= recent;
  }

  /** The session continues with a new token, because the change revoked the others. */
  #renew({ user, signInMethod, ...entry }: TokenFacts): void {
    const signedIn = this.#browser.signedIn();
    if (signedIn === null) return;
    const token = this.#service.issueToken(user, signInMethod, entry);
    this.#browser.setSignedIn({ ...signedIn, token }, this.#provider);
  }
}
