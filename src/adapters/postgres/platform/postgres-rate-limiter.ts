import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { RateLimiter, RateTake } from '#application/service/platform/ports/rate-limiter.ts';
import { instant, type Schema } from '../schema.ts';

const digestOf = ({ name, key }: RateTake): string =>
  createHash('sha256')
    .update(JSON.stringify([name, key]))
    .digest('base64url');

const valuesOf = (takes: readonly RateTake[]) =>
  sql`select * from unnest(${takes.map(digestOf)}::text[], ${takes.map(({ limit }) => limit)}::integer[],
    ${takes.map(({ windowMs }) => windowMs)}::bigint[]) as asked (key, most, window_ms)`;

/**
 * Rate limits in PostgreSQL or PGlite, which all processes share. Stores every counted call within a sliding window, so the limit applies to any period of that
 * length.
 */
export class PostgresRateLimiter implements RateLimiter {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async take(takes: readonly RateTake[], now: number): Promise<number | null> {
    const counted = await this.#count(takes, now);
    // The exceeded limit may have expired in the meantime.
    return counted === takes.length ? null : ((await this.wait(takes, now)) ?? 1);
  }

  async giveBack(takes: readonly RateTake[], countedAt: number): Promise<void> {
    await sql`update rate_limits
      set takes = takes[:array_position(takes, ${countedAt}::bigint) - 1] || takes[array_position(takes, ${countedAt}::bigint) + 1:]
      where key = any(${takes.map(digestOf)}::text[]) and ${countedAt}::bigint = any(takes)`.execute(
      this.#db,
    );
  }

  async wait(takes: readonly RateTake[], now: number): Promise<number | null> {
    const { rows } = await sql<{ readonly ends: number }>`with asked as (${valuesOf(takes)})
      select window_ms + (select take from unnest(r.takes) take order by take desc limit 1 offset most - 1) as ends
      from asked join rate_limits r using (key)
      where (select count(*) from unnest(r.takes) take where take > ${now}::bigint - window_ms) >= most
      order by ends desc limit 1`.execute(this.#db);
    return rows[0] === undefined ? null : Math.max(1, Math.ceil((rows[0].ends - now) / 1000));
  }

  /**
   * Returns the number of limits that allowed the call. Uses one statement: if a concurrent call has changed a row, the row is read again before it is updated,
   * so concurrent calls never exceed the limit. Rows are locked in order, which avoids deadlocks. Each call deletes a few expired rows, so that the table
   * contains only the longest window.
   */
  async #count(takes: readonly RateTake[], now: number): Promise<number> {
    const after = (windowMs: ReturnType<typeof sql>) =>
      sql`select take from unnest(r.takes) take where take > ${now}::bigint - ${windowMs}`;
    const own = (column: 'most' | 'window_ms') =>
      sql`(select asked.${sql.ref(column)} from asked where asked.key = excluded.key)`;
    const { rows } = await sql`with asked as (${valuesOf(takes)}),
      outlived as (
        delete from rate_limits where key in (
          select key from rate_limits where ends_at < ${instant(now)} and key not in (select key from asked)
          order by ends_at limit 20 for update skip locked)),
      refused as (
        select from asked join rate_limits r using (key)
        where (select count(*) from (${after(sql`window_ms`)}) as counted) >= most)
      insert into rate_limits as r (key, takes, ends_at)
      select key, array[${now}::bigint], ${instant(now)}::timestamptz + window_ms * interval '1 millisecond'
      from asked where not exists (select from refused) order by key
      on conflict (key) do update
        set takes = array(${after(own('window_ms'))}) || excluded.takes, ends_at = excluded.ends_at
        where (select count(*) from (${after(own('window_ms'))}) as counted) < ${own('most')}
      returning r.key`.execute(this.#db);
    return rows.length;
  }
}
