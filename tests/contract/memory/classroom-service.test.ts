import { InMemoryClassroomService } from '#adapters/memory/in-memory-classroom-service.ts';
import { aService } from '../../builders/a-service.ts';
import { supported } from '../capability.ts';
import { behindClassrooms } from '../classroom-acts.ts';
import { classroomServiceContract } from '../classroom-service.contract.ts';
import { stubbedCaller } from '../stubbed-caller.ts';

classroomServiceContract(
  'InMemoryClassroomService',
  async () => {
    const behind = aService();
    const caller = stubbedCaller(behind);
    const service = new InMemoryClassroomService(behind.app, async () => caller.token());
    return {
      ...behindClassrooms(behind),
      ...caller,
      service,
      disconnect: () => {
        service.online = false;
      },
      close: async () => undefined,
    };
  },
  { network: supported },
);
