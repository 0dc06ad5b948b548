import { type Kysely, sql } from 'kysely';
import type {
  ClaimedCall,
  IdempotencyClaim,
  IdempotencyStore,
  StoredResponse,
} from '#application/service/platform/ports/idempotency-store.ts';
import { OpenCall } from '../open-call.ts';
import { instant, type Schema } from '../schema.ts';

const abandonedAfterMs = 60_000;
const retentionMs = 86_400_000;

/** Replies to repeated requests, in PostgreSQL or PGlite. */
export class PostgresIdempotencyStore implements IdempotencyStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async claim(key: string, fingerprint: string, now: number): Promise<IdempotencyClaim> {
    for (;;) {
      if (await this.#take(key, fingerprint, now)) {
        await this.#forgetOld(now);
        return { state: 'new', call: new PostgresClaimedCall(this.#db, key, now) };
      }
      const known = await this.#db
        .selectFrom('idempotency_keys')
        .select(['fingerprint', 'status', 'body'])
        .where('key', '=', key)
        .executeTakeFirst();
      // The claim was released in the meantime, so tries again.
      if (known === undefined) continue;
      if (known.fingerprint !== fingerprint) return { state: 'mismatch' };
      if (known.status === null || known.body === null) return { state: 'in-progress' };
      return { state: 'answered', answer: { status: known.status, body: known.body } };
    }
  }

  /** Uses one statement, so that only one of several concurrent claims succeeds. */
  async #take(key: string, fingerprint: string, now: number): Promise<boolean> {
    const { rows } = await sql`insert into idempotency_keys as k (key, fingerprint, claimed_at)
      values (${key}, ${fingerprint}, ${instant(now)})
      on conflict (key) do update
        set fingerprint = excluded.fingerprint, claimed_at = excluded.claimed_at, status = null, body = null
        where (k.status is null and k.claimed_at < ${instant(now - abandonedAfterMs)})
          or k.claimed_at < ${instant(now - retentionMs)}
      returning k.key`.execute(this.#db);
    return rows.length > 0;
  }

  /** Each claim deletes a few expired rows, so that the table contains about one day. */
  async #forgetOld(now: number): Promise<void> {
    await sql`delete from idempotency_keys where key in (
      select key from idempotency_keys where claimed_at < ${instant(now - retentionMs)}
      order by claimed_at limit 20 for update skip locked)`.execute(this.#db);
  }
}

/** A claim, identified by its key and time. The last statement of the call writes the reply. */
class PostgresClaimedCall implements ClaimedCall {
  readonly #db: Kysely<Schema>;
  readonly #key: string;
  readonly #claimedAt: string;
  readonly #call = new OpenCall();

  constructor(db: Kysely<Schema>, key: string, claimedAt: number) {
    this.#db = db;
    this.#key = key;
    this.#claimedAt = instant(claimedAt);
  }

  run<T>(work: () => T): T {
    return this.#call.run(work);
  }

  async save(answer: StoredResponse): Promise<boolean> {
    try {
      const stored = await this.run(() => this.#write(answer));
      await this.#call.end(stored ? 'commit' : 'undo');
      return stored;
    } catch (error) {
      // A lost connection also ends its transaction, so only the first error is useful.
      await this.#call.end('undo').catch(() => undefined);
      throw error;
    }
  }

  async release(): Promise<void> {
    await this.#call.end('undo');
    await this.#db
      .deleteFrom('idempotency_keys')
      .where('key', '=', this.#key)
      .where('claimed_at', '=', sql<number>`${this.#claimedAt}`)
      .where('status', 'is', null)
      .execute();
  }

  async #write(answer: StoredResponse): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('idempotency_keys')
      .set(answer)
      .where('key', '=', this.#key)
      .where('claimed_at', '=', sql<number>`${this.#claimedAt}`)
      .where('status', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
}
