import { inMemoryStores } from '#adapters/memory/in-memory-stores.ts';
import { ManualClock } from '#adapters/memory/platform/manual-clock.ts';
import { startOfTests } from '../../../builders/time.ts';
import { studentProgramsContract } from '../../classrooms/student-programs.contract.ts';

studentProgramsContract('InMemoryStudentPrograms', async () => {
  const { accounts, lessons, transaction } = inMemoryStores({ clock: new ManualClock(startOfTests) });
  return { accounts, lessons, transaction, close: async () => undefined };
});
