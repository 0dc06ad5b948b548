import { InMemoryJobs } from '#adapters/memory/platform/in-memory-jobs.ts';
import { InMemoryTables } from '#adapters/memory/in-memory-tables.ts';
import { ManualClock } from '#adapters/memory/platform/manual-clock.ts';
import { startOfTests } from '../../../builders/time.ts';
import { jobsContract, testPolicies, type TestKinds } from '../../platform/jobs.contract.ts';

jobsContract('InMemoryJobs', async () => {
  const tables = new InMemoryTables();
  const clock = new ManualClock(startOfTests);
  const jobs = new InMemoryJobs<TestKinds>(testPolicies, clock, tables);
  return {
    jobs,
    inTransaction: (work) => tables.transact((draft) => work(jobs.within(draft))),
    start: async (handlers) => jobs.start(handlers),
    makeRetriesDue: () => clock.advance((clock.pending()[0] ?? clock.now()) - clock.now()),
    deadLetters: async (kind) => jobs.inputs(kind, 'failed'),
    close: async () => undefined,
  };
});
