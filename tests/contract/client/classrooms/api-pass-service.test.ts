import { apiPassService } from '#adapters/api/classrooms/api-pass-service.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { aService } from '../../../builders/a-service.ts';
import { passServiceContract } from '../../classrooms/pass-service.contract.ts';
import { teacherWithClassroom } from '../../classrooms/teacher-with-classroom.ts';
import { overTheWire } from '../over-the-wire.ts';

passServiceContract('apiPassService, over a real socket to the real server', async () => {
  const behind = aService();
  const people = await teacherWithClassroom(behind);
  const wire = await overTheWire(behind, people.token);
  return { ...people, ...wire, passes: apiPassService(wire.http, new InMemoryLog()) };
});
