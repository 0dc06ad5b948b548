import { inMemoryStores } from '#adapters/memory/in-memory-stores.ts';
import { ManualClock } from '#adapters/memory/platform/manual-clock.ts';
import { startOfTests } from '../../../builders/time.ts';
import { studentDirectoryContract } from '../../classrooms/student-directory.contract.ts';

studentDirectoryContract('InMemoryStudentDirectory', async () => {
  const { accounts, transaction } = inMemoryStores({ clock: new ManualClock(startOfTests) });
  return { accounts, transaction, close: async () => undefined };
});
