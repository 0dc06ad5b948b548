import { InMemoryJoinCodeService } from '#adapters/memory/in-memory-join-code-service.ts';
import { aService } from '../../builders/a-service.ts';
import { joinCodeServiceContract } from '../join-code-service.contract.ts';
import { teacherWithClassroom } from '../teacher-with-classroom.ts';

joinCodeServiceContract('InMemoryJoinCodeService', async () => {
  const behind = aService();
  const people = await teacherWithClassroom(behind);
  const joinCodes = new InMemoryJoinCodeService(behind.app, async () => people.token());
  return {
    ...people,
    joinCodes,
    disconnect: () => {
      joinCodes.online = false;
    },
    close: async () => undefined,
  };
});
