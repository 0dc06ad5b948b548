import { apiStudentService } from '#adapters/api/api-student-service.ts';
import { InMemoryLog } from '#adapters/memory/in-memory-log.ts';
import { aService } from '../../builders/a-service.ts';
import { studentServiceContract } from '../student-service.contract.ts';
import { teacherWithClassroom } from '../teacher-with-classroom.ts';
import { overTheWire } from './over-the-wire.ts';

studentServiceContract('apiStudentService, over a real socket to the real server', async () => {
  const behind = aService();
  const people = await teacherWithClassroom(behind);
  const wire = await overTheWire(behind, people.token);
  return { ...people, ...wire, students: apiStudentService(wire.http, new InMemoryLog()) };
});
