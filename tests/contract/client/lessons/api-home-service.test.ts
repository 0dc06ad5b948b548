import { apiClassroomService } from '#adapters/api/classrooms/api-classroom-service.ts';
import { apiHomeService } from '#adapters/api/lessons/api-home-service.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { aService } from '../../../builders/a-service.ts';
import { behindClassrooms } from '../../classrooms/classroom-acts.ts';
import { stubbedCaller } from '../../classrooms/stubbed-caller.ts';
import { homeServiceContract } from '../../lessons/home-service.contract.ts';
import { overTheWire } from '../over-the-wire.ts';

homeServiceContract('apiHomeService, over a real socket to the real server on memory', async () => {
  const behind = aService();
  const caller = stubbedCaller(behind);
  const wire = await overTheWire(behind, caller.token);
  const log = new InMemoryLog();
  const service = apiClassroomService(wire.http, log);
  return {
    ...behindClassrooms(behind),
    ...caller,
    ...wire,
    service,
    home: apiHomeService(wire.http, log),
  };
});
