import { InMemoryClassWorkService } from '#adapters/memory/in-memory-class-work-service.ts';
import { aService } from '../../builders/a-service.ts';
import { aWatchedClass } from '../a-watched-class.ts';
import { classWorkServiceContract } from '../class-work-service.contract.ts';

classWorkServiceContract('InMemoryClassWorkService', async () => {
  const behind = aService();
  const people = await aWatchedClass(behind);
  const work = new InMemoryClassWorkService(behind.app, async () => people.token());
  return {
    ...people,
    work,
    disconnect: () => {
      work.online = false;
    },
    close: async () => undefined,
  };
});
