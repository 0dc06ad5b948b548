import { ApiImportService } from '#adapters/api/api-import-service.ts';
import { InMemoryLog } from '#adapters/memory/in-memory-log.ts';
import { aService } from '../../builders/a-service.ts';
import { importServiceContract } from '../import-service.contract.ts';
import { managerOfSchool } from '../manager-of-school.ts';
import { overTheWire } from './over-the-wire.ts';

importServiceContract('ApiImportService, over a real socket to the real server', async () => {
  const behind = aService();
  const people = await managerOfSchool(behind);
  const wire = await overTheWire(behind, people.token);
  return { ...people, ...wire, imports: new ApiImportService(wire.http, new InMemoryLog()) };
});
