import { InMemoryArchive } from '#adapters/memory/platform/in-memory-archive.ts';
import { archiveContract } from '../../platform/archive.contract.ts';

archiveContract('InMemoryArchive', () => {
  const archive = new InMemoryArchive();
  return { archive, unpack: (bytes) => archive.unpack(bytes) };
});
