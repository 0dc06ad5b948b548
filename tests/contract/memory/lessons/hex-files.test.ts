import { InMemoryHexFiles } from '#adapters/memory/lessons/in-memory-hex-files.ts';
import { hexFilesContract } from '../../lessons/hex-files.contract.ts';

hexFilesContract('InMemoryHexFiles', async () => {
  const offline = new InMemoryHexFiles();
  offline.isReachable = false;
  return { files: new InMemoryHexFiles(), offline, firmware: ':020000040000FA' };
});
