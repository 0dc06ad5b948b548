import { InMemoryArchive } from '#adapters/memory/in-memory-archive.ts';
import { archiveContract } from '../archive.contract.ts';

archiveContract('InMemoryArchive', () => {
  const archive = new InMemoryArchive();
  return { archive, unpack: (bytes) => archive.unpack(bytes) };
});
