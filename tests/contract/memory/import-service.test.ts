import { InMemoryImportService } from '#adapters/memory/in-memory-import-service.ts';
import { aService } from '../../builders/a-service.ts';
import { importServiceContract } from '../import-service.contract.ts';
import { managerOfSchool } from '../manager-of-school.ts';

importServiceContract('InMemoryImportService', async () => {
  const behind = aService();
  const people = await managerOfSchool(behind);
  const imports = new InMemoryImportService(behind.app, async () => people.token());
  return {
    ...people,
    imports,
    disconnect: () => {
      imports.online = false;
    },
    close: async () => undefined,
  };
});
