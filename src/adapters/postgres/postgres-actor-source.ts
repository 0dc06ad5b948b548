import type { Kysely } from 'kysely';
import type { Account } from '#application/service/ports/account-repository.ts';
import type { ActorSource, CallerRecord } from '#application/service/ports/actor-source.ts';
import type { VerifiedIdentity } from '#application/service/ports/token-verifier.ts';
import { BatchedReads } from './batched-reads.ts';
import { readAccounts } from './read-accounts.ts';
import type { Schema } from './schema.ts';

/** Who calls, from PostgreSQL or PGlite. Nobody is a member of anything until there are organizations. */
export class PostgresActorSource implements ActorSource {
  readonly #accounts: BatchedReads<Account>;

  constructor(db: Kysely<Schema>) {
    this.#accounts = new BatchedReads((ids) => readAccounts(db, ids));
  }

  /** Requests that come together are answered by one statement. */
  async load({ id }: Pick<VerifiedIdentity, 'id'>): Promise<CallerRecord | null> {
    const account = await this.#accounts.read(id);
    return account && { account, memberships: [] };
  }
}
