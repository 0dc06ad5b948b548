import { type Kysely, sql } from 'kysely';
import { jobPolicies } from '#domain/platform/jobs/job-policies.ts';
import type { Schema } from '../schema.ts';
import { deadLettersOf } from './job-queues.ts';

export type JobCounts = {
  readonly kind: string;
  readonly waiting: number;
  /** The age of the oldest waiting job in milliseconds, or 0 if there is none. */
  readonly oldestMs: number;
  /** The number of jobs that failed permanently and are still stored. */
  readonly failed: number;
};

type Row = { readonly name: string; readonly jobs: number; readonly oldest_ms: number };

/** Counts the jobs of every kind. A kind without jobs has zeros. The condition matches pg-boss's partial index. */
export async function countJobs(db: Kysely<Schema>): Promise<readonly JobCounts[]> {
  const { rows } = await sql<Row>`select name, count(*)::int as jobs,
      (extract(epoch from now() - min(created_on)) * 1000)::float8 as oldest_ms
    from pgboss.job where state < 'active' and not blocked group by name`.execute(db);
  const byName = new Map(rows.map((row) => [row.name, row]));
  return Object.keys(jobPolicies).map((kind) => ({
    kind,
    waiting: byName.get(kind)?.jobs ?? 0,
    oldestMs: Math.max(0, byName.get(kind)?.oldest_ms ?? 0),
    failed: byName.get(deadLettersOf(kind))?.jobs ?? 0,
  }));
}
