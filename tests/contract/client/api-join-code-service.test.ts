import { apiJoinCodeService } from '#adapters/api/api-join-code-service.ts';
import { InMemoryLog } from '#adapters/memory/in-memory-log.ts';
import { aService } from '../../builders/a-service.ts';
import { joinCodeServiceContract } from '../join-code-service.contract.ts';
import { teacherWithClassroom } from '../teacher-with-classroom.ts';
import { overTheWire } from './over-the-wire.ts';

joinCodeServiceContract('apiJoinCodeService, over a real socket to the real server', async () => {
  const behind = aService();
  const people = await teacherWithClassroom(behind);
  const wire = await overTheWire(behind, people.token);
  return { ...people, ...wire, joinCodes: apiJoinCodeService(wire.http, new InMemoryLog()) };
});
