import { apiStudentService } from '#adapters/api/classrooms/api-student-service.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { aService } from '../../../builders/a-service.ts';
import { studentServiceContract } from '../../classrooms/student-service.contract.ts';
import { teacherWithClassroom } from '../../classrooms/teacher-with-classroom.ts';
import { overTheWire } from '../over-the-wire.ts';

studentServiceContract('apiStudentService, over a real socket to the real server', async () => {
  const behind = aService();
  const people = await teacherWithClassroom(behind);
  const wire = await overTheWire(behind, people.token);
  return { ...people, ...wire, students: apiStudentService(wire.http, new InMemoryLog()) };
});
