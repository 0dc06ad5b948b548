import { apiClassCodeService } from '#adapters/api/classrooms/api-class-code-service.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { aService } from '../../../builders/a-service.ts';
import { classCodeServiceContract } from '../../classrooms/class-code-service.contract.ts';
import { teacherWithClassroom } from '../../classrooms/teacher-with-classroom.ts';
import { overTheWire } from '../over-the-wire.ts';

classCodeServiceContract('apiClassCodeService, over a real socket to the real server', async () => {
  const behind = aService();
  const people = await teacherWithClassroom(behind);
  const wire = await overTheWire(behind, people.token);
  return { ...people, ...wire, classCodes: apiClassCodeService(wire.http, new InMemoryLog()) };
});
