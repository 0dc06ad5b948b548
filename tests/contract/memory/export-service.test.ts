import { InMemoryExportService } from '#adapters/memory/in-memory-export-service.ts';
import { aService } from '../../builders/a-service.ts';
import { exportOwner } from '../export-owner.ts';
import { exportServiceContract } from '../export-service.contract.ts';

exportServiceContract('InMemoryExportService', async () => {
  const behind = aService();
  const owner = await exportOwner(behind);
  const exports = new InMemoryExportService(behind.app, async () => owner.token());
  return {
    ...owner,
    exports,
    disconnect: () => {
      exports.online = false;
    },
    close: async () => undefined,
  };
});
