import { InMemoryClassCodeService } from '#adapters/memory/in-memory-class-code-service.ts';
import { aService } from '../../builders/a-service.ts';
import { classCodeServiceContract } from '../class-code-service.contract.ts';
import { teacherWithClassroom } from '../teacher-with-classroom.ts';

classCodeServiceContract('InMemoryClassCodeService', async () => {
  const behind = aService();
  const people = await teacherWithClassroom(behind);
  const classCodes = new InMemoryClassCodeService(behind.app, async () => people.token());
  return {
    ...people,
    classCodes,
    disconnect: () => {
      classCodes.online = false;
    },
    close: async () => undefined,
  };
});
