import { InMemoryPassService } from '#adapters/memory/in-memory-pass-service.ts';
import { aService } from '../../builders/a-service.ts';
import { passServiceContract } from '../pass-service.contract.ts';
import { teacherWithClassroom } from '../teacher-with-classroom.ts';

passServiceContract('InMemoryPassService', async () => {
  const behind = aService();
  const people = await teacherWithClassroom(behind);
  const passes = new InMemoryPassService(behind.app, async () => people.token());
  return {
    ...people,
    passes,
    disconnect: () => {
      passes.online = false;
    },
    close: async () => undefined,
  };
});
