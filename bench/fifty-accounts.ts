import { type Kysely, sql } from 'kysely';
import type { Schema } from '#adapters/postgres/schema.ts';
import { checkRatio } from './gates.ts';
import { ratio, spread } from './medians.ts';

export type Counting = () => Promise<{ readonly total: number }>;

/** A query, and its maximum time relative to the baseline, or null for no limit. */
export type GatedQuestion = readonly [ask: Counting, gate: number | null];

/** Inserts accounts for the baseline, for benches that do not need accounts themselves. */
export const someAccounts = `insert into accounts (id, account_type, campaign, created_at, mailbox_proved)
  select 'someone-' || n, 'teacher', '{}', now(), true from generate_series(1, 1000) n`;

/** Returns a query that reads fifty accounts by their ids in one indexed statement: the minimum cost of a page of fifty rows. */
export const fiftyAccounts = (db: Kysely<Schema>): Counting => {
  const first = db.selectFrom('accounts').select('id').orderBy('id').limit(50);
  return async () => {
    const { rows } = await sql`select * from accounts where id in (${first})`.execute(db);
    if (rows.length !== 50) throw new Error('The baseline needs 50 accounts.');
    return { total: rows.length };
  };
};

/**
 * Runs each query `rounds` times on PostgreSQL and prints the times until the result in milliseconds. Compares each with its gate, which is the ratio to a read
 * of fifty accounts. That read is measured before and after the queries.
 */
export async function askInRounds(
  db: Kysely<Schema>,
  rounds: number,
  questions: Readonly<Record<string, GatedQuestion>>,
): Promise<void> {
  const timesOf = async (name: string, ask: Counting): Promise<readonly number[]> => {
    const times: number[] = [];
    let total = 0;
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now();
      ({ total } = await ask());
      times.push(performance.now() - start);
    }
    console.log(`${name.padEnd(46)} ${spread(times)} ms, ${total} counted`);
    return times;
  };
  const baseline = [...(await timesOf('50 accounts by their ids', fiftyAccounts(db)))];
  const measured: { name: string; figures: readonly number[]; gate: number }[] = [];
  for (const [name, [ask, gate]] of Object.entries(questions)) {
    const figures = await timesOf(name, ask);
    if (gate !== null) measured.push({ name, figures, gate });
  }
  baseline.push(...(await timesOf('50 accounts by their ids', fiftyAccounts(db))));
  for (const { name, figures, gate } of measured) {
    console.log(`${name}: ${ratio(figures, baseline)} (gate ${gate} ×)`);
    checkRatio(name, { figures, yardstick: baseline }, gate);
  }
}
