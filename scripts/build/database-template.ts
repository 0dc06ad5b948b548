import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '../../src/adapters/postgres/database.ts';

const root = path.resolve(import.meta.dirname, '../..');
const adapter = path.join(root, 'src/adapters/postgres');

function fingerprint(): string {
  const migrations = path.join(adapter, 'migrations');
  const files = [
    ...readdirSync(migrations, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .sort(),
    path.join(adapter, 'open-boss.ts'),
    path.join(adapter, 'platform/job-queues.ts'),
    path.join(root, 'src/domain/platform/jobs/job-policies.ts'),
    path.join(root, 'node_modules/@electric-sql/pglite/package.json'),
    path.join(root, 'node_modules/pg-boss/package.json'),
  ];
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Returns the path of a dump of a migrated, empty PGlite. It is cached in `.cache` until a migration changes. */
export async function databaseTemplateFile(): Promise<string> {
  const folder = path.join(root, '.cache/database');
  const file = path.join(folder, `${fingerprint()}.tar.gz`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const database = await openDatabase({ memory: true });
  const dump = await database.dump();
  await database.close();
  const unfinished = `${file}.${randomUUID()}`;
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  renameSync(unfinished, file);
  return file;
}

export const databaseTemplate = async (): Promise<Blob> =>
  new Blob([readFileSync(await databaseTemplateFile())], { type: 'application/x-gzip' });
