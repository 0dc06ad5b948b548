import pg from 'pg';
import type { Acknowledged } from './load.ts';

export type Differences = {
  readonly lost: number;
  readonly duplicated: number;
  readonly mailsLost: number;
  /** Duplicate mails to an address. Duplicates are possible because mails are sent at least once. */
  readonly mailsRepeated: number;
};

/** Compares acknowledged writes with the rows of a database and the mails that arrived. Reads the database directly. */
export async function observe(
  url: string,
  { students, programs, mails }: Acknowledged,
  received: readonly string[],
): Promise<Differences> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const count = async (statement: string): Promise<ReadonlyMap<string, number>> => {
    const { rows } = await client.query<{ readonly key: string; readonly found: number }>(statement);
    return new Map(rows.map(({ key, found }) => [key, found]));
  };
  try {
    const enrolled = await count(`select s.given_name as key, count(*)::int as found
      from students s join enrollments e on e.student_id = s.id group by 1`);
    const saved = await count('select id as key, count(*)::int as found from student_programs group by 1');
    const arrived = new Map<string, number>();
    for (const address of received) arrived.set(address, (arrived.get(address) ?? 0) + 1);
    const lost = (keys: ReadonlySet<string>, found: ReadonlyMap<string, unknown>): number =>
      [...keys].filter((key) => !found.has(key)).length;
    return {
      lost: lost(students, enrolled) + lost(programs, saved),
      duplicated: [...students].filter((given) => (enrolled.get(given) ?? 0) > 1).length,
      mailsLost: lost(mails, arrived),
      mailsRepeated: [...mails].filter((address) => (arrived.get(address) ?? 0) > 1).length,
    };
  } finally {
    await client.end();
  }
}
