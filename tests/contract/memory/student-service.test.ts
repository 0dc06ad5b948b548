import { InMemoryStudentService } from '#adapters/memory/in-memory-student-service.ts';
import { aService } from '../../builders/a-service.ts';
import { studentServiceContract } from '../student-service.contract.ts';
import { teacherWithClassroom } from '../teacher-with-classroom.ts';

studentServiceContract('InMemoryStudentService', async () => {
  const behind = aService();
  const people = await teacherWithClassroom(behind);
  const students = new InMemoryStudentService(behind.app, async () => people.token());
  return {
    ...people,
    students,
    disconnect: () => {
      students.online = false;
    },
    close: async () => undefined,
  };
});
