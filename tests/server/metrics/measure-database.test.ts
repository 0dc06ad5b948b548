import { expect, test } from 'vitest';
import { measureDatabase } from '#server/metrics/measure-database.ts';
import { createMetrics } from '#server/metrics/metrics.ts';

const mail = { kind: 'mail', waiting: 3, oldestMs: 90_000, failed: 2 };

test('[REL-4] the pool and the jobs are read on request, and without a database the other metrics remain', async () => {
  const metrics = createMetrics();
  let isUp = true;
  let queries = 0;
  measureDatabase(metrics, {
    connections: () => ({ busy: 4, idle: 1, max: 10, waiting: 2 }),
    countJobs: async () => {
      queries += 1;
      if (!isUp) throw new Error('unavailable');
      return [mail];
    },
  });
  const up = await metrics.registry.metrics();
  for (const line of [
    'blockyard_database_up 1',
    'blockyard_jobs_waiting{kind="mail"} 3',
    'blockyard_jobs_oldest_seconds{kind="mail"} 90',
    'blockyard_jobs_failed{kind="mail"} 2',
  ]) {
    expect(up).toContain(line);
  }
  expect(queries).toBe(1);
  isUp = false;
  const down = await metrics.registry.metrics();
  expect(down).toContain('blockyard_database_up 0');
  expect(down).toContain('blockyard_database_connections{state="waiting"} 2');
  expect(down).not.toContain('blockyard_jobs_waiting{');
});
