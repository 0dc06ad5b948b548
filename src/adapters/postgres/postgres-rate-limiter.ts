import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { RateLimiter, RateRule } from '#application/service/ports/rate-limiter.ts';
import { instant, type Schema } from './schema.ts';

const digestOf = (name: string, key: string): string =>
  createHash('sha256')
    .update(JSON.stringify([name, key]))
    .digest('base64url');

/**
 * Limits in PostgreSQL or PGlite, for all processes. Each take within the window is remembered, so that there are never
 * more than the limit in any window, wherever it begins.
 */
export class PostgresRateLimiter implements RateLimiter {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async take(rule: RateRule, key: string, now: number): Promise<number | null> {
    const digest = digestOf(rule.name, key);
    if (!(await this.#count(rule, digest, now))) return this.#secondsToWait(rule, digest, now);
    await this.#forgetOld(now);
    return null;
  }

  /** One statement, so that many who take at once never get more than the limit. */
  async #count({ limit, windowMs }: RateRule, digest: string, now: number): Promise<boolean> {
    const counted = sql`select take from unnest(r.takes) take where take > ${now - windowMs}::bigint`;
    const { rows } = await sql`insert into rate_limits as r (key, takes, ends_at)
      values (${digest}, array[${now}::bigint], ${instant(now + windowMs)})
      on conflict (key) do update
        set takes = array(${counted}) || excluded.takes, ends_at = excluded.ends_at
        where (select count(*) from (${counted}) as counted) < ${limit}::integer
      returning r.key`.execute(this.#db);
    return rows.length > 0;
  }

  /** Until fewer than the limit are within the window again. */
  async #secondsToWait({ limit, windowMs }: RateRule, digest: string, now: number): Promise<number> {
    const { rows } = await sql<{ readonly take: number }>`
      select take from rate_limits, unnest(takes) take where key = ${digest}
      order by take desc limit 1 offset ${limit - 1}::integer`.execute(this.#db);
    const first = rows[0]?.take ?? now - windowMs;
    return Math.max(1, Math.ceil((first + windowMs - now) / 1000));
  }

  /** A few of the outlived at each take, so that the table stays as long as the longest window. */
  async #forgetOld(now: number): Promise<void> {
    await sql`delete from rate_limits where key in (
      select key from rate_limits where ends_at < ${instant(now)}
      order by ends_at limit 20 for update skip locked)`.execute(this.#db);
  }
}
