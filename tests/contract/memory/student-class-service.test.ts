import { InMemoryStudentClassService } from '#adapters/memory/in-memory-student-class-service.ts';
import { aService } from '../../builders/a-service.ts';
import { classWithAStudent } from '../class-with-a-student.ts';
import { studentClassServiceContract } from '../student-class-service.contract.ts';

studentClassServiceContract('InMemoryStudentClassService', async () => {
  const behind = aService();
  const people = await classWithAStudent(behind);
  const students = new InMemoryStudentClassService(behind.app);
  return {
    ...people,
    students,
    disconnect: () => {
      students.online = false;
    },
    close: async () => undefined,
  };
});
