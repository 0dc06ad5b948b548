import { apiClassroomService } from '#adapters/api/api-classroom-service.ts';
import { InMemoryLog } from '#adapters/memory/in-memory-log.ts';
import { aService } from '../../builders/a-service.ts';
import { supported } from '../capability.ts';
import { behindClassrooms } from '../classroom-acts.ts';
import { classroomServiceContract } from '../classroom-service.contract.ts';
import { stubbedCaller } from '../stubbed-caller.ts';
import { overTheWire } from './over-the-wire.ts';

classroomServiceContract(
  'apiClassroomService, over a real socket to the real server on memory',
  async () => {
    const behind = aService();
    const caller = stubbedCaller(behind);
    const wire = await overTheWire(behind, caller.token);
    const service = apiClassroomService(wire.http, new InMemoryLog());
    return { ...behindClassrooms(behind), ...caller, ...wire, service };
  },
  { network: supported },
);
