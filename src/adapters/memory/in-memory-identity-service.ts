import type { Clock } from '#application/ports/clock.ts';
import type { TokenRefused } from '#application/service/ports/token-verifier.ts';
import type { IdentityFailure } from '#domain/identity/identity-failure.ts';
import {
  checkPassword,
  defaultPasswordPolicy,
  type PasswordPolicyDraft,
} from '#domain/identity/password-policy.ts';
import type { SecondFactor } from '#domain/identity/second-factor.ts';
import type { FederatedProvider, SignInMethod } from '#domain/identity/sign-in-method.ts';
import type { IdToken } from '#domain/identity/token.ts';
import { err, ok, type Result } from '#domain/result.ts';

/** A user as the service holds them; who has no password signs in by link or provider. */
export type IdentityUser = {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly displayName: string | null;
  readonly password: string | null;
  readonly providers: readonly FederatedProvider[];
  readonly disabled: boolean;
  /** Tokens from before this time hold no more. */
  readonly tokensFrom: number;
  readonly secondFactors: readonly SecondFactor[];
  readonly requiresPasswordSetup: boolean;
};

/** How somebody signed in, as each token of that session says: `signedInAt` in epoch milliseconds. */
export type SignInFacts = {
  readonly signInMethod: SignInMethod;
  readonly signedInAt: number;
  readonly secondFactor: boolean;
};

/** What a token stands for. */
export type TokenFacts = SignInFacts & { readonly user: IdentityUser };

type IssuedToken = IdToken & SignInFacts & { readonly userId: string; readonly issuedAt: number };

const hour = 3_600_000;
const refuse = (kind: Exclude<IdentityFailure['kind'], 'identity/unknown'>) => err<IdentityFailure>({ kind });
const same = (email: string): string => email.trim().toLowerCase();

const factsOf = ({ signedInAt, secondFactor }: SignInFacts) => ({ signedInAt, secondFactor });

/** An identity service with its users, tokens and links: what stands behind providers, verifier and sign-in links. */
export class InMemoryIdentityService {
  readonly #clock: Clock;
  readonly #origin: string;
  readonly #users = new Map<string, IdentityUser>();
  readonly #tokens = new Map<string, IssuedToken>();
  readonly #links = new Map<string, string>();
  readonly #resets: string[] = [];
  readonly #customTokens = new Map<string, string>();
  #issued = 0;
  #coded = 0;

  /** How long a token lasts, in milliseconds. */
  tokenLifetime = hour;
  /** The policy that it gives, and enforces where it says so. Its own minimum of 6 always holds. */
  policy: PasswordPolicyDraft = { ...defaultPasswordPolicy, schemaVersion: 1 };
  /** Whether it can be reached. */
  online = true;

  /** Links lead to the login page of this origin. */
  constructor(clock: Clock, origin = 'https://blockyard.test') {
    this.#clock = clock;
    this.#origin = origin;
  }

  users(): readonly IdentityUser[] {
    return [...this.#users.values()];
  }

  userOf(email: string): IdentityUser | null {
    return this.users().find((user) => user.email === same(email)) ?? null;
  }

  /** Makes a user; throws where the address has one. */
  addUser(given: Partial<IdentityUser> & Pick<IdentityUser, 'email'>): IdentityUser {
    if (this.userOf(given.email) !== null) throw new Error(`There is a user of ${given.email} already`);
    const user: IdentityUser = {
      id: `user-${this.#users.size + 1}`,
      emailVerified: false,
      displayName: null,
      password: null,
      providers: [],
      disabled: false,
      tokensFrom: 0,
      secondFactors: [],
      requiresPasswordSetup: false,
      ...given,
      email: same(given.email),
    };
    this.#users.set(user.id, user);
    return user;
  }

  disable(email: string): void {
    this.#change(email, { disabled: true });
  }

  /** Ends every session of a user, as after 'sign out everywhere': tokens until now hold no more. */
  revoke(email: string): void {
    this.#change(email, { tokensFrom: this.#clock.now() + 1 });
  }

  userById(id: string): IdentityUser | null {
    return this.#users.get(id) ?? null;
  }

  /** Changes a user as the service's keeper; throws where there is none of this id. */
  amend(id: string, change: Partial<Omit<IdentityUser, 'id'>>): IdentityUser {
    const user = this.#users.get(id);
    if (user === undefined) throw new Error(`There is no user ${id}`);
    const changed = { ...user, ...change };
    this.#users.set(id, changed);
    return changed;
  }

  erase(id: string): void {
    this.#users.delete(id);
  }

  /** A token with which a page signs this user in. */
  createCustomToken(id: string): string {
    const token = `custom-token-${this.#customTokens.size + 1}`;
    this.#customTokens.set(token, id);
    return token;
  }

  useCustomToken(token: string): Result<IdentityUser, IdentityFailure> {
    const user = this.#users.get(this.#customTokens.get(token) ?? '');
    if (user === undefined) return refuse('identity/invalid-credential');
    return user.disabled ? refuse('identity/user-disabled') : ok(user);
  }

  /** Checks a new account's address and password, and makes it. */
  register(email: string, password: string): Result<IdentityUser, IdentityFailure> {
    if (!/^[^\s@]+@[^\s@]+$/.test(email.trim())) return refuse('identity/invalid-email');
    if (password === '') return refuse('identity/missing-password');
    if (!this.#allows(password)) return refuse('identity/password-does-not-meet-requirements');
    if (this.userOf(email) !== null) return refuse('identity/email-already-in-use');
    return ok(this.addUser({ email, password }));
  }

  /** The user of this address and password; an unknown address is answered like a wrong password. */
  checkPassword(email: string, password: string): Result<IdentityUser, IdentityFailure> {
    const user = this.userOf(email);
    if (user === null || user.password !== password) return refuse('identity/invalid-credential');
    return user.disabled ? refuse('identity/user-disabled') : ok(user);
  }

  /** A link to the login page that signs this address in, once. */
  createLink(email: string): string {
    this.#coded += 1;
    const code = `code-${this.#coded}`;
    this.#links.set(code, same(email));
    return `${this.#origin}/login?mode=signIn&oobCode=${code}&apiKey=memory&lang=en`;
  }

  /** Uses a link up; whoever opens it proved the address. */
  useLink(email: string, url: string): Result<IdentityUser, IdentityFailure> {
    const code = /[?&]oobCode=([^&#]+)/.exec(url)?.[1] ?? '';
    const sentTo = this.#links.get(code);
    if (sentTo === undefined) return refuse('identity/invalid-action-code');
    if (sentTo !== same(email)) return refuse('identity/invalid-email');
    const user = this.userOf(email) ?? this.addUser({ email });
    if (user.disabled) return refuse('identity/user-disabled');
    this.#links.delete(code);
    return ok(this.#change(email, { emailVerified: true }));
  }

  /** Whoever signed in at a provider; an address that signs in otherwise is refused. */
  federate(
    provider: FederatedProvider,
    person: { readonly email: string; readonly displayName: string },
  ): Result<IdentityUser, IdentityFailure> {
    const known = this.userOf(person.email);
    if (known === null) return ok(this.addUser({ ...person, emailVerified: true, providers: [provider] }));
    if (!known.providers.includes(provider))
      return refuse('identity/account-exists-with-different-credential');
    return known.disabled ? refuse('identity/user-disabled') : ok(known);
  }

  sendReset(email: string): void {
    if (this.userOf(email) !== null) this.#resets.push(same(email));
  }

  /** The addresses that a password-reset mail went to, oldest first. */
  resetsSentTo(): readonly string[] {
    return [...this.#resets];
  }

  /** A token of a session that begins now, unless `facts` say otherwise. */
  issueToken(
    user: IdentityUser,
    signInMethod: SignInMethod,
    facts: Partial<Omit<SignInFacts, 'signInMethod'>> = {},
  ): IdToken {
    this.#issued += 1;
    const now = this.#clock.now();
    const token = { token: `memory-token-${this.#issued}`, expiresAt: now + this.tokenLifetime };
    const session = { signInMethod, signedInAt: now, secondFactor: false, ...facts };
    this.#tokens.set(token.token, { ...token, ...session, userId: user.id, issuedAt: now });
    return token;
  }

  /** A new token in place of this one, unless its user was disabled or signed out everywhere. */
  refreshToken(old: IdToken): Result<IdToken, IdentityFailure> {
    const facts = this.tokenFacts(old.token);
    if (facts.ok)
      return ok(this.issueToken(facts.value.user, facts.value.signInMethod, factsOf(facts.value)));
    const issued = this.#tokens.get(old.token);
    const user = issued && this.#users.get(issued.userId);
    if (facts.error.kind === 'token/expired' && issued && user && !this.#isRevoked(issued, user)) {
      return ok(this.issueToken(user, issued.signInMethod, factsOf(issued)));
    }
    return refuse(user?.disabled === true ? 'identity/user-disabled' : 'identity/user-token-expired');
  }

  /** Whom a token names, as the service says now. */
  tokenFacts(token: string): Result<TokenFacts, TokenRefused> {
    const issued = this.#tokens.get(token);
    const user = issued && this.#users.get(issued.userId);
    if (issued === undefined || user === undefined) return err({ kind: 'token/invalid' });
    if (user.disabled) return err({ kind: 'token/disabled' });
    if (this.#clock.now() >= issued.expiresAt) return err({ kind: 'token/expired' });
    if (this.#isRevoked(issued, user)) return err({ kind: 'token/revoked' });
    return ok({ user, signInMethod: issued.signInMethod, ...factsOf(issued) });
  }

  /** How long ago the session of these facts began, in milliseconds. */
  ageOf({ signedInAt }: SignInFacts): number {
    return this.#clock.now() - signedInAt;
  }

  #isRevoked(issued: IssuedToken, user: IdentityUser): boolean {
    return issued.issuedAt < user.tokensFrom;
  }

  #allows(password: string): boolean {
    const { schemaVersion: _version, enforcement, ...rules } = this.policy;
    if (password.length < defaultPasswordPolicy.minLength) return false;
    const policy = { ...defaultPasswordPolicy, ...rules };
    return enforcement !== 'ENFORCE' || checkPassword(policy, password).every((check) => check.met);
  }

  #change(email: string, change: Partial<IdentityUser>): IdentityUser {
    const user = this.userOf(email);
    if (user === null) throw new Error(`There is no user of ${email}`);
    const changed = { ...user, ...change };
    this.#users.set(user.id, changed);
    return changed;
  }
}
