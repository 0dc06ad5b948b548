import { type Kysely, sql } from 'kysely';
import type {
  IdempotencyClaim,
  IdempotencyStore,
  KeptAnswer,
} from '#application/service/ports/idempotency-store.ts';
import { instant, type Schema } from './schema.ts';

const abandonedAfterMs = 60_000;
const keptForMs = 86_400_000;

/** Answers to repeat, in PostgreSQL or PGlite. */
export class PostgresIdempotencyStore implements IdempotencyStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async claim(key: string, fingerprint: string, now: number): Promise<IdempotencyClaim> {
    for (;;) {
      if (await this.#take(key, fingerprint, now)) {
        await this.#forgetOld(now);
        return { state: 'new' };
      }
      const known = await this.#db
        .selectFrom('idempotency_keys')
        .select(['fingerprint', 'status', 'body'])
        .where('key', '=', key)
        .executeTakeFirst();
      // Whoever held it gave it back meanwhile: it can be claimed again.
      if (known === undefined) continue;
      if (known.fingerprint !== fingerprint) return { state: 'mismatch' };
      if (known.status === null || known.body === null) return { state: 'in-progress' };
      return { state: 'answered', answer: { status: known.status, body: known.body } };
    }
  }

  async keep(key: string, answer: KeptAnswer): Promise<void> {
    await this.#db
      .updateTable('idempotency_keys')
      .set(answer)
      .where('key', '=', key)
      .where('status', 'is', null)
      .execute();
  }

  async release(key: string): Promise<void> {
    await this.#db
      .deleteFrom('idempotency_keys')
      .where('key', '=', key)
      .where('status', 'is', null)
      .execute();
  }

  /** One statement, so that of several that claim at once one gets it. */
  async #take(key: string, fingerprint: string, now: number): Promise<boolean> {
    const { rows } = await sql`insert into idempotency_keys as k (key, fingerprint, claimed_at)
      values (${key}, ${fingerprint}, ${instant(now)})
      on conflict (key) do update
        set fingerprint = excluded.fingerprint, claimed_at = excluded.claimed_at, status = null, body = null
        where (k.status is null and k.claimed_at < ${instant(now - abandonedAfterMs)})
          or k.claimed_at < ${instant(now - keptForMs)}
      returning k.key`.execute(this.#db);
    return rows.length > 0;
  }

  /** A few of the outlived at each claim, so that the table stays as long as a day. */
  async #forgetOld(now: number): Promise<void> {
    await sql`delete from idempotency_keys where key in (
      select key from idempotency_keys where claimed_at < ${instant(now - keptForMs)}
      order by claimed_at limit 20 for update skip locked)`.execute(this.#db);
  }
}
