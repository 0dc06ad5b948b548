import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { SystemClock } from '#adapters/node/system-clock.ts';
import type { Database } from '#adapters/postgres/database.ts';
import { deadLettersOf, openJobQueues } from '#adapters/postgres/platform/job-queues.ts';
import { startJobWorker } from '#adapters/postgres/platform/job-worker.ts';
import { PostgresJobs } from '#adapters/postgres/platform/postgres-jobs.ts';
import type { JobHandlers } from '#application/service/platform/ports/jobs.ts';
import { aGate } from '../../../builders/a-gate.ts';
import { jobsContract, testPolicies, type TestKinds } from '../../../contract/platform/jobs.contract.ts';
import { empty, openForTests, testDatabases } from './test-databases.ts';

describe.each(testDatabases)('$name', (place) => {
  const { name } = place;
  let database: Database;
  openForTests(place, async (opened) => {
    database = opened;
    await openJobQueues<TestKinds>(database.jobs, testPolicies);
  });
  afterEach(() => empty(database));

  const clock = new SystemClock();
  const log = new InMemoryLog();
  const jobsOn = (db: Database['db']) => new PostgresJobs<TestKinds>(db, database.jobs, clock);
  const start = (handlers: JobHandlers<TestKinds>) =>
    startJobWorker<TestKinds>({ database, policies: testPolicies, handlers, log });
  const idle: JobHandlers<TestKinds> = { tally: async () => ({ sum: 0 }), chore: async () => null };

  jobsContract(name, async () => ({
    jobs: jobsOn(database.db),
    inTransaction: (work) => database.db.transaction().execute((trx) => work(jobsOn(trx))),
    start,
    makeRetriesDue: async () => {
      await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(database.db);
    },
    deadLetters: async (kind) => (await database.jobs.findJobs(deadLettersOf(kind))).map(({ data }) => data),
    close: async () => undefined,
  }));

  test('[REL-6] a job whose process died is soon run by another one, and the first run no longer counts', async () => {
    const [gate, begun] = [aGate(), aGate()];
    const received: boolean[] = [];
    const jobs = jobsOn(database.db);
    const frozen = await start({
      ...idle,
      tally: async (_input, attempt) => {
        begun.open();
        await gate.opened;
        received.push(await attempt.report({ done: 1, total: 1, step: null }));
        return { sum: 1 };
      },
    });
    const id = await jobs.enqueue('tally', { numbers: [] }, 'ada');
    await begun.opened;
    // The first worker's heartbeat is late, so the supervisor gives the job to another worker.
    await database.jobs.fail('tally', id, { reason: 'heartbeat' });
    await database.jobs.fetch('tally', { ignoreStartAfter: true });
    gate.open();
    await vi.waitFor(() => expect(received).toEqual([false]), 8_000);
    await frozen.stop();
    expect(await jobs.read(id, 'ada')).toMatchObject({ state: 'running', progress: null, result: null });
  });

  test('[REL-9] a scheduled job is enqueued when it is due', async () => {
    const boss = new PgBoss({
      db: database.jobs.getDb(),
      ...(database.driver === 'pglite' ? { backend: 'pglite' as const } : {}),
      supervise: false,
      schedule: true,
      cronMonitorIntervalSeconds: 1,
      cronWorkerIntervalSeconds: 1,
    });
    await boss.start();
    const chore = vi.fn<JobHandlers<TestKinds>['chore']>(async () => null);
    const policies = { ...testPolicies, chore: { ...testPolicies.chore, cron: '* * * * *' } };
    await openJobQueues<TestKinds>(boss, policies);
    const worker = await start({ ...idle, chore });
    await vi.waitFor(() => expect(chore).toHaveBeenCalledWith({}, expect.anything()), 20_000);
    await worker.stop();
    await openJobQueues<TestKinds>(boss, testPolicies);
    expect(await boss.getSchedules('chore')).toEqual([]);
    await boss.stop({ close: false, graceful: false });
  }, 30_000);

  test('messages about jobs are deleted with the jobs', async () => {
    const jobs = jobsOn(database.db);
    await jobs.enqueue('chore', {}, 'ada');
    await sql`delete from pgboss.job`.execute(database.db);
    await sql`update jobs set enqueued_at = enqueued_at - interval '15 days'`.execute(database.db);
    const id = await jobs.enqueue('chore', {}, 'ada');
    const rows = await database.db.selectFrom('jobs').select('id').execute();
    expect(rows).toEqual([{ id }]);
  });

  test('the log has the failed job and the kind of its error, but not its input', async () => {
    const jobs = jobsOn(database.db);
    const worker = await start({
      ...idle,
      chore: () => Promise.reject(new Error('no room ada@lovelace.test')),
    });
    const id = await jobs.enqueue('chore', { room: 'ada@lovelace.test' });
    await vi.waitFor(() => expect(JSON.stringify(log.lines())).toContain(id), 8_000);
    await worker.stop();
    expect(JSON.stringify(log.lines())).not.toContain('lovelace');
  });
});
