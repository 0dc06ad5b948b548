import type { SecondFactor } from '#domain/identity/sign-in/sign-in-options.ts';
import type { FederatedProvider } from '#domain/identity/sign-in/sign-in-method.ts';

export type StoredFactor = SecondFactor & { readonly secret: string };

/** A user of the service. A user without a password signs in by link or provider. */
export type IdentityUser = {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly displayName: string | null;
  readonly password: string | null;
  readonly providers: readonly FederatedProvider[];
  readonly secondFactors: readonly StoredFactor[];
  readonly requiresPasswordSetup: boolean;
  readonly disabled: boolean;
  /** Tokens issued before this time are invalid. */
  readonly tokensFrom: number;
};

export type UserDraft = Partial<IdentityUser> & Pick<IdentityUser, 'email'>;

export const sameAddress = (email: string): string => email.trim().toLowerCase();

export class InMemoryIdentityUsers {
  readonly #users = new Map<string, IdentityUser>();
  /** User IDs by provider and the address that the provider knows. */
  readonly #connected = new Map<string, string>();
  #made = 0;

  all(): readonly IdentityUser[] {
    return [...this.#users.values()];
  }

  byId(id: string): IdentityUser | null {
    return this.#users.get(id) ?? null;
  }

  byEmail(email: string): IdentityUser | null {
    return this.all().find((user) => user.email === sameAddress(email)) ?? null;
  }

  byProvider(provider: FederatedProvider, email: string): IdentityUser | null {
    return this.byId(this.#connected.get(`${provider} ${sameAddress(email)}`) ?? '');
  }

  /** Creates a user. Throws if the address is already used. */
  add(given: UserDraft): IdentityUser {
    if (this.byEmail(given.email) !== null)
      throw new Error(`A user with the email ${given.email} already exists`);
    this.#made += 1;
    const user: IdentityUser = {
      id: `user-${this.#made}`,
      emailVerified: false,
      displayName: null,
      password: null,
      providers: [],
      secondFactors: [],
      requiresPasswordSetup: false,
      disabled: false,
      tokensFrom: 0,
      ...given,
      email: sameAddress(given.email),
    };
    this.#users.set(user.id, user);
    for (const provider of user.providers) this.connect(user.id, provider, user.email);
    return user;
  }

  /** Changes a user. Throws if there is no such user. */
  change(id: string, change: Partial<IdentityUser>): IdentityUser {
    const user = this.#users.get(id);
    if (user === undefined) throw new Error(`There is no user ${id}`);
    const changed = { ...user, ...change };
    this.#users.set(id, changed);
    for (const [key, owner] of this.#connected) {
      const isConnected = changed.providers.some((provider) => key.startsWith(`${provider} `));
      if (owner === id && !isConnected) this.#connected.delete(key);
    }
    return changed;
  }

  connect(id: string, provider: FederatedProvider, email: string): IdentityUser {
    const providers = this.byId(id)?.providers ?? [];
    this.#connected.set(`${provider} ${sameAddress(email)}`, id);
    return this.change(id, { providers: [...providers.filter((other) => other !== provider), provider] });
  }

  disconnect(id: string, provider: FederatedProvider): IdentityUser {
    const providers = this.byId(id)?.providers ?? [];
    return this.change(id, { providers: providers.filter((other) => other !== provider) });
  }

  erase(id: string): void {
    if (this.#users.has(id)) this.change(id, { providers: [] });
    this.#users.delete(id);
  }
}
