import { apiClassWorkService } from '#adapters/api/classrooms/api-class-work-service.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { aService } from '../../../builders/a-service.ts';
import { aWatchedClass } from '../../classrooms/a-watched-class.ts';
import { classWorkServiceContract } from '../../classrooms/class-work-service.contract.ts';
import { overTheWire } from '../over-the-wire.ts';

classWorkServiceContract('apiClassWorkService, over a real socket to the real server', async () => {
  const behind = aService();
  const people = await aWatchedClass(behind);
  const wire = await overTheWire(behind, people.token);
  return { ...people, ...wire, work: apiClassWorkService(wire.http, new InMemoryLog()) };
});
