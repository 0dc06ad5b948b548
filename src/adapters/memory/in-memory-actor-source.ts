import type { AccountRepository } from '#application/service/ports/account-repository.ts';
import type { ActorSource, CallerRecord } from '#application/service/ports/actor-source.ts';
import type { VerifiedIdentity } from '#application/service/ports/token-verifier.ts';
import type { Membership } from '#domain/access/actor.ts';

/** Who calls, from the accounts that are kept in memory, and the memberships that it was told of. */
export class InMemoryActorSource implements ActorSource {
  readonly #accounts: Pick<AccountRepository, 'byId'>;
  readonly #memberships = new Map<string, readonly Membership[]>();

  constructor(accounts: Pick<AccountRepository, 'byId'>) {
    this.#accounts = accounts;
  }

  async load({ id }: Pick<VerifiedIdentity, 'id'>): Promise<CallerRecord | null> {
    const account = await this.#accounts.byId(id);
    return account && { account, memberships: this.#memberships.get(id) ?? [] };
  }

  /** Makes an account a member of organizations; those before end. */
  setMemberships(accountId: string, memberships: readonly Membership[]): void {
    this.#memberships.set(accountId, memberships);
  }
}
