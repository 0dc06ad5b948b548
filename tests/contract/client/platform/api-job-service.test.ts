import { apiJobService } from '#adapters/api/platform/api-job-service.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { aService } from '../../../builders/a-service.ts';
import { jobOwner } from '../../identity/job-owner.ts';
import { jobServiceContract } from '../../platform/job-service.contract.ts';
import { overTheWire } from '../over-the-wire.ts';

jobServiceContract('apiJobService, over a real socket to the real server on memory', async () => {
  const behind = aService();
  const owner = await jobOwner(behind);
  const wire = await overTheWire(behind, owner.token);
  return { ...owner, ...wire, jobs: apiJobService(wire.http, new InMemoryLog()) };
});
