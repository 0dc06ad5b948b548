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
type Blocks = { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number };
type Explained = {
  readonly 'Execution Time': number;
  readonly 'Planning Time': number;
  readonly Plan: Plan & Blocks;
};

/**
 * The slowest statement of a query: the minimum of its times in milliseconds, which is the most stable figure on a shared machine. `blocks` is the maximum number
 * of 8 KB blocks that a statement reads, which does not depend on the machine's other work. `total` is what the query counted.
 */
export type Measured = { readonly slowest: number; readonly blocks: number; readonly total: number };

export type RecordingDatabase = {
  readonly db: Kysely<Schema>;
  /**
   * Measures the time of a query for its caller. Measures each of its statements with PostgreSQL's clock, and prints the plan of each. Prints the minimum and
   * the median in milliseconds, and for the whole query also the maximum.
   */
  readonly measure: (
    name: string,
    rounds: number,
    ask: () => Promise<{ readonly total: number }>,
  ) => Promise<Measured>;
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

  const explain = async (
    { sql, parameters }: CompiledQuery,
    rounds: number,
  ): Promise<Omit<Measured, 'total'>> => {
    const found: Explained[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { rows } = await pool.query<{ readonly 'QUERY PLAN': readonly Explained[] }>(
        `explain (analyze, buffers, timing off, format json) ${sql}`,
        [...parameters],
      );
      found.push(...(rows[0]?.['QUERY PLAN'] ?? []));
    }
    const [execution, planning] = (['Execution Time', 'Planning Time'] as const).map((part) =>
      fastestAndMedian(found.map((each) => each[part])),
    );
    const [first] = found;
    const reads = first === undefined ? [] : [...new Set(readBy(first.Plan))];
    const blocks = Math.min(
      ...found.map(({ Plan: root }) => root['Shared Hit Blocks'] + root['Shared Read Blocks']),
    );
    console.log(
      `    executed in ${execution}, planned in ${planning} ms, ${blocks} blocks by ${reads.join(', ')}`,
    );
    return { slowest: Math.min(...found.map((each) => each['Execution Time'])), blocks };
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
      const executed: Omit<Measured, 'total'>[] = [];
      for (const statement of statements) executed.push(await explain(statement, rounds));
      return {
        slowest: Math.max(...executed.map((each) => each.slowest)),
        blocks: Math.max(...executed.map(({ blocks }) => blocks)),
        total,
      };
    },
  };
}
