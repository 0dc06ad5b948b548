import { apiActivityService } from '#adapters/api/platform/api-activity-service.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { aService } from '../../../builders/a-service.ts';
import { activityServiceContract } from '../../platform/activity-service.contract.ts';
import { auditedPerson } from '../../platform/audited-person.ts';
import { overTheWire } from '../over-the-wire.ts';

activityServiceContract('apiActivityService, over a real socket to the real server on memory', async () => {
  const behind = aService();
  const person = await auditedPerson(behind);
  const wire = await overTheWire(behind, person.token);
  return { ...person, ...wire, activity: apiActivityService(wire.http, new InMemoryLog()) };
});
