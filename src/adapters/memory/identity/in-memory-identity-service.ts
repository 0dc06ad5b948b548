import type { Clock } from '#application/ports/clock.ts';
import type { TokenRefused } from '#application/service/identity/ports/token-verifier.ts';
import type { IdentityCode, IdentityFailure } from '#domain/identity/sign-in/identity-failure.ts';
import {
  checkPassword,
  defaultPasswordPolicy,
  type PasswordPolicyDraft,
} from '#domain/identity/sign-in/password-policy.ts';
import type { FederatedProvider, SignInMethod } from '#domain/identity/sign-in/sign-in-method.ts';
import type { IdToken } from '#domain/identity/sign-in/token.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { InMemoryAuthenticators } from './in-memory-authenticator.ts';
import { InMemoryIdentityMails } from './in-memory-identity-mails.ts';
import { type SignInFacts, InMemoryIdentityTokens, type TokenFacts } from './in-memory-identity-tokens.ts';
import {
  type IdentityUser,
  InMemoryIdentityUsers,
  sameAddress,
  type UserDraft,
} from './in-memory-identity-users.ts';

/** A user who signed in at a provider. By default, the provider has verified the address. */
export type ProviderPerson = {
  readonly email: string;
  readonly displayName: string;
  readonly emailVerified?: boolean;
};

const hour = 3_600_000;
const refuse = (code: Exclude<IdentityCode, 'account-exists-with-different-credential'>) =>
  err<IdentityFailure>({ kind: `identity/${code}` });

/** An identity service with its users, tokens and mails. Providers, verifiers and login links share it. */
export class InMemoryIdentityService {
  readonly #clock: Clock;
  readonly #tokens: InMemoryIdentityTokens;
  readonly #customTokens = new Map<string, string>();
  readonly people = new InMemoryIdentityUsers();
  readonly mails: InMemoryIdentityMails;
  readonly authenticators: InMemoryAuthenticators;

  /** The lifetime of a token, in milliseconds. */
  tokenLifetime = hour;
  /** The password policy. It is checked only if its `enforcement` is `ENFORCE`. The service's own minimum of 6 characters always applies. */
  policy: PasswordPolicyDraft = { ...defaultPasswordPolicy, schemaVersion: 1 };
  online = true;

  constructor(clock: Clock, origin = 'https://blockyard.test') {
    this.#clock = clock;
    this.authenticators = new InMemoryAuthenticators(clock);
    this.#tokens = new InMemoryIdentityTokens(clock, this.people);
    this.mails = new InMemoryIdentityMails(clock, origin);
  }

  users(): readonly IdentityUser[] {
    return this.people.all();
  }

  userOf(email: string): IdentityUser | null {
    return this.people.byEmail(email);
  }

  /** Creates a user. Throws if the address is already used. */
  addUser(given: UserDraft): IdentityUser {
    return this.people.add(given);
  }

  userById(id: string): IdentityUser | null {
    return this.people.byId(id);
  }

  /** Changes a user, as the operator can. Throws if the ID is unknown. */
  amend(id: string, change: Partial<Omit<IdentityUser, 'id'>>): IdentityUser {
    return this.people.change(id, change);
  }

  erase(id: string): void {
    this.people.erase(id);
  }

  disable(email: string): void {
    this.#change(email, { disabled: true });
  }

  /** Ends every session of a user, as 'log out everywhere' does. Earlier tokens become invalid. */
  revoke(email: string): void {
    this.#change(email, { tokensFrom: this.#clock.now() + 1 });
  }

  register(email: string, password: string): Result<IdentityUser, IdentityFailure> {
    if (!/^[^\s@]+@[^\s@]+$/.test(email.trim())) return refuse('invalid-email');
    if (password === '') return refuse('missing-password');
    if (!this.#allows(password)) return refuse('password-does-not-meet-requirements');
    if (this.userOf(email) !== null) return refuse('email-already-in-use');
    return ok(this.addUser({ email, password }));
  }

  /** Returns the user with this address and password. An unknown address fails like a wrong password. */
  checkPassword(email: string, password: string): Result<IdentityUser, IdentityFailure> {
    const user = this.userOf(email);
    if (user === null || user.password !== password) return refuse('invalid-credential');
    return user.disabled ? refuse('user-disabled') : ok(user);
  }

  setPassword(id: string, password: string): Result<IdentityUser, IdentityFailure> {
    if (!this.#allows(password)) return refuse('password-does-not-meet-requirements');
    return ok(this.people.change(id, { password, tokensFrom: this.#clock.now() }));
  }

  /** Returns a link to the login page. It logs in the user with this address once. */
  createLink(email: string): string {
    return this.mails.send('signIn', email).url;
  }

  useLink(email: string, url: string): Result<IdentityUser, IdentityFailure> {
    const code = /[?&]oobCode=([^&#]+)/.exec(url)?.[1] ?? '';
    const link = this.mails.look(code);
    if (!link.ok) return link;
    if (link.value.mode !== 'signIn') return refuse('invalid-action-code');
    if (link.value.email !== sameAddress(email)) return refuse('invalid-email');
    const user = this.userOf(email) ?? this.addUser({ email });
    if (user.disabled) return refuse('user-disabled');
    this.mails.use(code);
    if (!user.emailVerified) this.#expel(user);
    return ok(this.people.change(user.id, { emailVerified: true }));
  }

  /** Signs in the user of a provider. An address that the provider has not verified must not belong to a different user. */
  federate(provider: FederatedProvider, person: ProviderPerson): Result<IdentityUser, IdentityFailure> {
    const { email, displayName, emailVerified = true } = person;
    const known = this.people.byProvider(provider, email);
    if (known !== null) return known.disabled ? refuse('user-disabled') : ok(known);
    const owner = this.userOf(email);
    if (owner === null) {
      return ok(this.addUser({ email, displayName, emailVerified, providers: [provider] }));
    }
    if (owner.disabled) return refuse('user-disabled');
    if (!emailVerified) return err({ kind: 'identity/account-exists-with-different-credential', email });
    if (!owner.emailVerified) this.#expel(owner);
    this.people.change(owner.id, { emailVerified: true });
    return ok(this.people.connect(owner.id, provider, email));
  }

  /** Returns a token that signs in this user once. */
  createCustomToken(id: string): string {
    const token = `custom-token-${this.#customTokens.size + 1}`;
    this.#customTokens.set(token, id);
    return token;
  }

  useCustomToken(token: string): Result<IdentityUser, IdentityFailure> {
    const user = this.people.byId(this.#customTokens.get(token) ?? '');
    if (user === null) return refuse('code-expired');
    return user.disabled ? refuse('user-disabled') : ok(user);
  }

  sendReset(email: string): void {
    if (this.userOf(email) !== null) this.mails.send('resetPassword', email);
  }

  resetsSentTo(): readonly string[] {
    return this.mails.sent().flatMap((link) => (link.mode === 'resetPassword' ? [link.email] : []));
  }

  resetPassword(code: string, password: string): Result<IdentityUser, IdentityFailure> {
    const link = this.mails.look(code);
    if (!link.ok) return link;
    const user = link.value.mode === 'resetPassword' ? this.userOf(link.value.email) : null;
    if (user === null) return refuse('invalid-action-code');
    const set = this.setPassword(user.id, password);
    if (!set.ok) return set;
    this.mails.use(code);
    return ok(this.people.change(user.id, { emailVerified: true }));
  }

  apply(code: string): Result<IdentityUser, IdentityFailure> {
    const found = this.mails.look(code);
    if (!found.ok) return found;
    const { mode, account, email } = found.value;
    const user = mode === 'signIn' || mode === 'resetPassword' ? null : this.userOf(account);
    if (user === null) return refuse('invalid-action-code');
    const other = this.userOf(email);
    if (other !== null && other.id !== user.id) return refuse('email-already-in-use');
    this.mails.use(code);
    const tokensFrom = email === user.email ? user.tokensFrom : this.#clock.now();
    return ok(this.people.change(user.id, { email, emailVerified: true, tokensFrom }));
  }

  issueToken(
    user: IdentityUser,
    signInMethod: SignInMethod,
    entry: Partial<Omit<SignInFacts, 'signInMethod'>> = {},
  ): IdToken {
    const facts = { signInMethod, secondFactor: false, signedInAt: this.#clock.now(), ...entry };
    return this.#tokens.issue(user.id, facts, this.tokenLifetime);
  }

  /** Returns a new token, unless its user was disabled or logged out everywhere. */
  refreshToken(old: IdToken): Result<IdToken, IdentityFailure> {
    const found = this.#tokens.renewable(old.token);
    return found.ok
      ? ok(this.#tokens.issue(found.value.user.id, found.value.entry, this.tokenLifetime))
      : found;
  }

  tokenFacts(token: string): Result<TokenFacts, TokenRefused> {
    return this.#tokens.facts(token);
  }

  /** The age of a session, in milliseconds. */
  ageOf({ signedInAt }: SignInFacts): number {
    return this.#clock.now() - signedInAt;
  }

  /** Removes the access of a person who opened an account with a different person's address. */
  #expel(user: IdentityUser): void {
    this.people.change(user.id, { password: null, providers: [], tokensFrom: this.#clock.now() });
  }

  #allows(password: string): boolean {
    const { schemaVersion: _version, enforcement, ...rules } = this.policy;
    if (password.length < defaultPasswordPolicy.minLength) return false;
    const policy = { ...defaultPasswordPolicy, ...rules };
    return enforcement !== 'ENFORCE' || checkPassword(policy, password).every((check) => check.met);
  }

  #change(email: string, change: Partial<IdentityUser>): IdentityUser {
    const user = this.userOf(email);
    if (user === null) throw new Error(`There is no user with the email ${email}`);
    return this.people.change(user.id, change);
  }
}
