import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { binDir } from './databases.ts';
import { canCutNetwork } from './network.ts';

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false; // The file does not exist or is not executable.
  }
};

export const missingPrograms = (): readonly string[] => [
  ...(binDir() === undefined ? ['postgres'] : []),
  ...['etcd', 'patroni', 'pgbouncer', 'haproxy', ...(canCutNetwork() ? ['ip', 'nsenter'] : [])].filter(
    (program) =>
      (process.env['PATH'] ?? '').split(delimiter).every((dir) => !isExecutable(join(dir, program))),
  ),
];
