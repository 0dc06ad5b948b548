import { apiImportService } from '#adapters/api/rosters/api-import-service.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { aService } from '../../../builders/a-service.ts';
import { importServiceContract } from '../../rosters/import-service.contract.ts';
import { managerOfSchool } from '../../rosters/manager-of-school.ts';
import { overTheWire } from '../over-the-wire.ts';

importServiceContract('apiImportService, over a real socket to the real server', async () => {
  const behind = aService();
  const people = await managerOfSchool(behind);
  const wire = await overTheWire(behind, people.token);
  return { ...people, ...wire, imports: apiImportService(wire.http, new InMemoryLog()) };
});
