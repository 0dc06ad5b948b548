import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DiskFiles } from '#adapters/node/disk-files.ts';
import { TemporaryUploads } from '#adapters/node/temporary-uploads.ts';
import { uploadsContract } from '../../../contract/platform/uploads.contract.ts';

uploadsContract('TemporaryUploads', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'uploads-'));
  return {
    files: new DiskFiles(),
    uploads: new TemporaryUploads(folder),
    left: async () => (await readdir(folder)).length,
    close: () => rm(folder, { recursive: true }),
  };
});
