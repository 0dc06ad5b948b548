import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

test('[REL-4] a server in an unknown mode does not start, and lists the modes', async () => {
  await expect(run(process.execPath, ['src/server/main.ts', 'workers'])).rejects.toMatchObject({
    code: 1,
    stderr: 'The server could not start. There is no mode "workers". Use "worker" or no mode.\n',
  });
});
