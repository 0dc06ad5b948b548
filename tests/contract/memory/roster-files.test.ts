import { InMemoryRosterFiles } from '#adapters/memory/platform/in-memory-roster-files.ts';
import { rosterFilesContract } from '../roster-files.contract.ts';

rosterFilesContract('InMemoryRosterFiles', () => {
  const files = new InMemoryRosterFiles();
  const put = (some: Readonly<Record<string, Uint8Array>>): string => {
    files.put('here', some);
    return 'here';
  };
  return Promise.resolve({ files, put, nowhere: 'nowhere' });
});
