import { Gauge } from 'prom-client';
import type { Database } from '#adapters/postgres/database.ts';
import type { JobCounts } from '#adapters/postgres/platform/count-jobs.ts';
import type { Metrics } from './metrics.ts';

type Values = Readonly<Record<string, number>>;

const gauge = (name: string, help: string, label: string, read: () => Promise<Values> | Values): Gauge =>
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [],
    async collect() {
      const values = await read();
      this.reset();
      for (const [key, value] of Object.entries(values)) this.set({ [label]: key }, value);
    },
  });

/** Adds the pool's connections and the waiting jobs of all processes. Both are read at each scrape. */
export function measureDatabase(
  { registry }: Pick<Metrics, 'registry'>,
  database: Pick<Database, 'connections' | 'countJobs'>,
): void {
  let reading: Promise<readonly JobCounts[] | null> | null = null;
  /** Runs one query for all gauges of a scrape. Returns null if the database does not respond. */
  const countJobs = () =>
    (reading ??= database
      .countJobs()
      .catch(() => null)
      .finally(() => {
        reading = null;
      }));
  const perKind = async (valueOf: (counts: JobCounts) => number): Promise<Values> =>
    Object.fromEntries(((await countJobs()) ?? []).map((each) => [each.kind, valueOf(each)]));
  const isUp = new Gauge({
    name: 'blockyard_database_up',
    help: '1 if the database answered this request',
    registers: [],
    async collect() {
      this.set((await countJobs()) === null ? 0 : 1);
    },
  });
  const gauges = [
    isUp,
    gauge(
      'blockyard_database_connections',
      'Connections of this process: busy, idle, the largest number (max), and calls that wait for one',
      'state',
      () => ({ ...database.connections() }),
    ),
    gauge('blockyard_jobs_waiting', 'Jobs that wait for a worker or a retry', 'kind', () =>
      perKind(({ waiting }) => waiting),
    ),
    gauge(
      'blockyard_jobs_oldest_seconds',
      'Age of the oldest waiting job; for mail, the delay of the outbox',
      'kind',
      () => perKind(({ oldestMs }) => oldestMs / 1_000),
    ),
    gauge('blockyard_jobs_failed', 'Jobs that failed for good and were kept', 'kind', () =>
      perKind(({ failed }) => failed),
    ),
  ];
  for (const each of gauges) registry.registerMetric(each);
}
