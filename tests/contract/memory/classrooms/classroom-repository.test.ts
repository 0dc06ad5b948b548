import { inMemoryStores } from '#adapters/memory/in-memory-stores.ts';
import { ManualClock } from '#adapters/memory/platform/manual-clock.ts';
import { startOfTests } from '../../../builders/time.ts';
import { classroomRepositoryContract } from '../../classrooms/classroom-repository.contract.ts';

classroomRepositoryContract('InMemoryClassroomRepository', async () => {
  const { accounts, lessons, classrooms, transaction } = inMemoryStores({
    clock: new ManualClock(startOfTests),
  });
  return {
    accounts,
    lessons,
    classrooms,
    sameClassrooms: classrooms,
    transaction,
    close: async () => undefined,
  };
});
