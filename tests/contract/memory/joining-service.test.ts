import { InMemoryJoiningService } from '#adapters/memory/in-memory-joining-service.ts';
import { aService } from '../../builders/a-service.ts';
import { joiningSchool } from '../joining-school.ts';
import { joiningServiceContract } from '../joining-service.contract.ts';

joiningServiceContract('InMemoryJoiningService', async () => {
  const behind = aService();
  const { token, enter } = await joiningSchool(behind);
  const joining = new InMemoryJoiningService(behind.app, async () => token());
  return {
    joining,
    enter,
    disconnect: () => {
      joining.online = false;
    },
    close: async () => undefined,
  };
});
