import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DiskFiles } from '#adapters/node/disk-files.ts';
import { rosterFilesContract } from '../../../contract/roster-files.contract.ts';

const folder = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'files-'));

rosterFilesContract('DiskFiles', async () => ({
  files: new DiskFiles(),
  put: async (files) => {
    const at = await folder();
    await Promise.all(Object.entries(files).map(([name, bytes]) => writeFile(path.join(at, name), bytes)));
    return at;
  },
  nowhere: path.join(await folder(), 'none'),
}));
