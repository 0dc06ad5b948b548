import { InMemoryJobService } from '#adapters/memory/in-memory-job-service.ts';
import { aService } from '../../builders/a-service.ts';
import { jobOwner } from '../job-owner.ts';
import { jobServiceContract } from '../job-service.contract.ts';

jobServiceContract('InMemoryJobService', async () => {
  const behind = aService();
  const owner = await jobOwner(behind);
  const jobs = new InMemoryJobService(behind.app, async () => owner.token());
  return {
    ...owner,
    jobs,
    disconnect: () => {
      jobs.online = false;
    },
    close: async () => undefined,
  };
});
