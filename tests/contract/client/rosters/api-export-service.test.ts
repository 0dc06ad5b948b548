import { apiExportService } from '#adapters/api/rosters/api-export-service.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { aService } from '../../../builders/a-service.ts';
import { exportOwner } from '../../rosters/export-owner.ts';
import { exportServiceContract } from '../../rosters/export-service.contract.ts';
import { overTheWire } from '../over-the-wire.ts';

exportServiceContract('apiExportService, over a real socket to the real server on memory', async () => {
  const behind = aService();
  const owner = await exportOwner(behind);
  const wire = await overTheWire(behind, owner.token);
  return { ...owner, ...wire, exports: apiExportService(wire.http, new InMemoryLog()) };
});
