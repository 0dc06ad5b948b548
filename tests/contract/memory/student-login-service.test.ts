import { InMemoryStudentLoginService } from '#adapters/memory/in-memory-student-login-service.ts';
import { InMemoryStudentService } from '#adapters/memory/in-memory-student-service.ts';
import { aService } from '../../builders/a-service.ts';
import { studentLoginServiceContract } from '../student-login-service.contract.ts';
import { teacherWithClassroom } from '../teacher-with-classroom.ts';

studentLoginServiceContract('InMemoryStudentLoginService', async () => {
  const behind = aService();
  const people = await teacherWithClassroom(behind);
  const logins = new InMemoryStudentLoginService(behind.app, async () => people.token());
  return {
    ...people,
    logins,
    students: new InMemoryStudentService(behind.app, async () => people.token()),
    disconnect: () => {
      logins.online = false;
    },
    close: async () => undefined,
  };
});
