import { inMemoryStores } from '#adapters/memory/in-memory-stores.ts';
import { ManualClock } from '#adapters/memory/manual-clock.ts';
import { startOfTests } from '../../builders/time.ts';
import { studentProgressContract } from '../student-progress.contract.ts';

studentProgressContract('InMemoryStudentProgress', async () => {
  const { accounts, lessons, transaction } = inMemoryStores({ clock: new ManualClock(startOfTests) });
  return { accounts, lessons, transaction, close: async () => undefined };
});
