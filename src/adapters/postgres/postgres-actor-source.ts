import type { Kysely } from 'kysely';
import type { Account } from '#application/service/ports/account-repository.ts';
import type { ActorSource, CallerRecord } from '#application/service/ports/actor-source.ts';
import type { VerifiedIdentity } from '#application/service/ports/token-verifier.ts';
import type { Changes } from '#application/service/ports/changes.ts';
import { AccountCache } from './account-cache.ts';
import { BatchedReads } from './batched-reads.ts';
import type { Schema } from './schema.ts';

/** Who calls, from PostgreSQL or PGlite. Nobody is a member of anything until there are organizations. */
export class PostgresActorSource implements ActorSource {
  readonly #accounts: BatchedReads<Account>;

  constructor(db: Kysely<Schema>, changes: Changes) {
    const cache = new AccountCache(db, changes);
    this.#accounts = new BatchedReads((ids) => cache.read(ids));
  }

  /** Requests that come together are answered by one statement, which reads what changed since it was read last. */
  async load({ id }: Pick<VerifiedIdentity, 'id'>): Promise<CallerRecord | null> {
    const account = await this.#accounts.read(id);
    return account && { account, memberships: [] };
  }
}
