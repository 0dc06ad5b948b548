import { apiStudentLoginService } from '#adapters/api/classrooms/api-student-login-service.ts';
import { apiStudentService } from '#adapters/api/classrooms/api-student-service.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { aService } from '../../../builders/a-service.ts';
import { studentLoginServiceContract } from '../../classrooms/student-login-service.contract.ts';
import { teacherWithClassroom } from '../../classrooms/teacher-with-classroom.ts';
import { overTheWire } from '../over-the-wire.ts';

studentLoginServiceContract('apiStudentLoginService, over a real socket to the real server', async () => {
  const behind = aService();
  const people = await teacherWithClassroom(behind);
  const wire = await overTheWire(behind, people.token);
  const log = new InMemoryLog();
  return {
    ...people,
    ...wire,
    logins: apiStudentLoginService(wire.http, log),
    students: apiStudentService(wire.http, log),
  };
});
