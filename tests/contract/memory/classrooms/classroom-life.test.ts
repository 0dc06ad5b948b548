import { inMemoryStores } from '#adapters/memory/in-memory-stores.ts';
import { classroomLifeContract } from '../../classrooms/classroom-life.contract.ts';

classroomLifeContract('InMemoryClassroomLife', async () => {
  const { accounts, classrooms, lessons, transaction } = inMemoryStores();
  return { accounts, classrooms, lessons, transaction, close: async () => undefined };
});
