import { apiClassWorkService } from '#adapters/api/api-class-work-service.ts';
import { InMemoryLog } from '#adapters/memory/in-memory-log.ts';
import { aService } from '../../builders/a-service.ts';
import { aWatchedClass } from '../a-watched-class.ts';
import { classWorkServiceContract } from '../class-work-service.contract.ts';
import { overTheWire } from './over-the-wire.ts';

classWorkServiceContract('apiClassWorkService, over a real socket to the real server', async () => {
  const behind = aService();
  const people = await aWatchedClass(behind);
  const wire = await overTheWire(behind, people.token);
  return { ...people, ...wire, work: apiClassWorkService(wire.http, new InMemoryLog()) };
});
