import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PinoLog } from '#adapters/pino/pino-log.ts';
import type { LocalSettings } from '#server/local/run-local.ts';
import { databaseTemplateFile } from '../../../scripts/build/database-template.ts';
import { temporaryFolder } from './temporary-folder.ts';

export async function localSettings(root = temporaryFolder()): Promise<LocalSettings> {
  const clientDir = join(root, 'client');
  mkdirSync(join(clientDir, 'builds'), { recursive: true });
  cpSync('index.html', join(clientDir, 'index.html'));
  writeFileSync(join(clientDir, 'builds/latest.json'), '{"id":"build-1"}');
  return {
    host: '127.0.0.1',
    port: 0,
    dataDir: join(root, 'data'),
    clientDir,
    contentDir: 'content/lessons',
    databaseTemplate: await databaseTemplateFile(),
    log: new PinoLog({ level: 'silent' }),
  };
}
