import { apiClassroomLifeService } from '#adapters/api/classrooms/api-classroom-life-service.ts';
import { apiClassroomService } from '#adapters/api/classrooms/api-classroom-service.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { aService } from '../../../builders/a-service.ts';
import { classroomLifeServiceContract } from '../../classrooms/classroom-life-service.contract.ts';
import { teacherWithClassroom } from '../../classrooms/teacher-with-classroom.ts';
import { overTheWire } from '../over-the-wire.ts';

classroomLifeServiceContract('apiClassroomLifeService, over a real socket to the real server', async () => {
  const behind = aService();
  const people = await teacherWithClassroom(behind);
  const wire = await overTheWire(behind, people.token);
  const log = new InMemoryLog();
  const life = apiClassroomLifeService(wire.http, log);
  return { ...people, ...wire, life, classrooms: apiClassroomService(wire.http, log) };
});
