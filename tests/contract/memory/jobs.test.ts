import { InMemoryJobs } from '#adapters/memory/in-memory-jobs.ts';
import { ManualClock } from '#adapters/memory/manual-clock.ts';
import { startOfTests } from '../../builders/time.ts';
import { jobsContract, testPolicies, type TestKinds } from '../jobs.contract.ts';

jobsContract('InMemoryJobs', async () => {
  const clock = new ManualClock(startOfTests);
  const jobs = new InMemoryJobs<TestKinds>(testPolicies, clock);
  return {
    jobs,
    inTransaction: async (work) => {
      const draft = jobs.draft();
      const answer = await work(draft.jobs);
      draft.commit();
      return answer;
    },
    start: async (handlers) => jobs.start(handlers),
    hurry: () => clock.advance((clock.pending()[0] ?? clock.now()) - clock.now()),
    deadLetters: async (kind) => jobs.inputs(kind, 'failed'),
    close: async () => undefined,
  };
});
