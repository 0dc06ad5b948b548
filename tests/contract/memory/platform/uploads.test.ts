import { InMemoryRosterFiles } from '#adapters/memory/platform/in-memory-roster-files.ts';
import { InMemoryUploads } from '#adapters/memory/platform/in-memory-uploads.ts';
import { uploadsContract } from '../../platform/uploads.contract.ts';

uploadsContract('InMemoryUploads', () => {
  const files = new InMemoryRosterFiles();
  return Promise.resolve({
    files,
    uploads: new InMemoryUploads(files),
    left: async () => (await files.open('/received/students.csv')).sources.length,
    close: () => Promise.resolve(),
  });
});
