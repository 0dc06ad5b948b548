import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { columnParsers } from '#adapters/postgres/column-parsers.ts';
import type { Schema } from '#adapters/postgres/schema.ts';
import { median } from './medians.ts';

type Plan = {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly Plan[];
};
type Explained = { readonly 'Execution Time': number; readonly 'Planning Time': number; readonly Plan: Plan };

export type RecordingDatabase = {
  readonly db: Kysely<Schema>;
  /**
   * Measures the time of a query for its caller. Measures each of its statements with PostgreSQL's clock, and prints the plan of each. Prints the minimum and
   * the median in milliseconds, and for the whole query also the maximum. Returns the minimum of the slowest statement, which is the most stable figure on a
   * shared machine.
   */
  readonly measure: (
    name: string,
    rounds: number,
    ask: () => Promise<{ readonly total: number }>,
  ) => Promise<number>;
};

/** Formats the minimum and the median. The minimum is the most stable figure on a shared machine. */
const fastestAndMedian = (times: readonly number[]): string =>
  `${Math.min(...times).toFixed(1)} / ${median(times).toFixed(1)}`;

const readBy = (plan: Plan): readonly string[] => [
  ...(plan['Index Name'] === undefined ? [] : [`${plan['Node Type']} ${plan['Index Name']}`]),
  ...(plan['Node Type'] === 'Seq Scan' ? ['Seq Scan'] : []),
  ...(plan.Plans ?? []).flatMap(readBy),
];

export function openRecording(url: string): RecordingDatabase {
  const statements: CompiledQuery[] = [];
  const pool = new pg.Pool({
    connectionString: url,
    types: { getTypeParser: (oid: number) => columnParsers[oid] ?? pg.types.getTypeParser(oid) },
  });
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      statements.push(query);
    },
  });

  const explain = async ({ sql, parameters }: CompiledQuery, rounds: number): Promise<number> => {
    const found: Explained[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { rows } = await pool.query<{ readonly 'QUERY PLAN': readonly Explained[] }>(
        `explain (analyze, timing off, format json) ${sql}`,
        [...parameters],
      );
      found.push(...(rows[0]?.['QUERY PLAN'] ?? []));
    }
    const [execution, planning] = (['Execution Time', 'Planning Time'] as const).map((part) =>
      fastestAndMedian(found.map((each) => each[part])),
    );
    const [first] = found;
    const reads = first === undefined ? [] : [...new Set(readBy(first.Plan))];
    console.log(`    executed in ${execution}, planned in ${planning} ms by ${reads.join(', ')}`);
    return Math.min(...found.map((each) => each['Execution Time']));
  };

  return {
    db,
    measure: async (name, rounds, ask) => {
      const times: number[] = [];
      let total = 0;
      for (let round = 0; round < rounds; round += 1) {
        statements.length = 0;
        const start = performance.now();
        ({ total } = await ask());
        times.push(performance.now() - start);
      }
      const slowest = Math.max(...times);
      console.log(
        `${name.padEnd(52)} ${fastestAndMedian(times)} / ${slowest.toFixed(1)} ms, ${total} counted`,
      );
      const executed: number[] = [];
      for (const statement of statements) executed.push(await explain(statement, rounds));
      return Math.max(...executed);
    },
  };
}
