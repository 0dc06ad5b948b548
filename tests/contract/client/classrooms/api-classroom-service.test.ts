import { apiClassroomService } from '#adapters/api/classrooms/api-classroom-service.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { aService } from '../../../builders/a-service.ts';
import { supported } from '../../identity/capability.ts';
import { behindClassrooms } from '../../classrooms/classroom-acts.ts';
import { classroomServiceContract } from '../../classrooms/classroom-service.contract.ts';
import { stubbedCaller } from '../../classrooms/stubbed-caller.ts';
import { overTheWire } from '../over-the-wire.ts';

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
