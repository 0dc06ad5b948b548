import { InMemoryRosterFiles } from '#adapters/memory/in-memory-roster-files.ts';
import { InMemoryUploads } from '#adapters/memory/in-memory-uploads.ts';
import { uploadsContract } from '../uploads.contract.ts';

uploadsContract('InMemoryUploads', () => {
  const files = new InMemoryRosterFiles();
  return Promise.resolve({
    files,
    uploads: new InMemoryUploads(files),
    left: async () => (await files.open('/received/students.csv')).sources.length,
    close: () => Promise.resolve(),
  });
});
