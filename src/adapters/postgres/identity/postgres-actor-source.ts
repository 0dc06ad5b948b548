import type { Kysely } from 'kysely';
import type { ActorSource, CallerRecord } from '#application/service/identity/ports/actor-source.ts';
import type { VerifiedIdentity } from '#application/service/identity/ports/token-verifier.ts';
import type { Changes } from '#application/service/platform/ports/changes.ts';
import { AccountCache } from './account-cache.ts';
import { BatchedReads } from '../batched-reads.ts';
import type { Schema } from '../schema.ts';

export class PostgresActorSource implements ActorSource {
  readonly #records: BatchedReads<CallerRecord>;

  constructor(db: Kysely<Schema>, changes: Changes) {
    const cache = new AccountCache(db, changes);
    this.#records = new BatchedReads((ids) => cache.read(ids));
  }

  /** Concurrent requests are batched into one statement, which reads only changed records. */
  load({ id }: Pick<VerifiedIdentity, 'id'>): Promise<CallerRecord | null> {
    return this.#records.read(id);
  }
}
