import { InMemoryActivityService } from '#adapters/memory/in-memory-activity-service.ts';
import { aService } from '../../builders/a-service.ts';
import { activityServiceContract } from '../activity-service.contract.ts';
import { auditedPerson } from '../audited-person.ts';

activityServiceContract('InMemoryActivityService', async () => {
  const behind = aService();
  const person = await auditedPerson(behind);
  const activity = new InMemoryActivityService(behind.app, async () => person.token());
  return {
    ...person,
    activity,
    disconnect: () => {
      activity.online = false;
    },
    close: async () => undefined,
  };
});
