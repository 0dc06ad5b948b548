import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '#adapters/postgres/database.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const adapter = join(root, 'src/adapters/postgres');

/** Whatever decides what a fresh database looks like. */
function fingerprint(): string {
  const migrations = join(adapter, 'migrations');
  const files = [
    ...readdirSync(migrations)
      .sort()
      .map((name) => join(migrations, name)),
    join(adapter, 'mail-queue.ts'),
    join(root, 'node_modules/@electric-sql/pglite/package.json'),
    join(root, 'node_modules/pg-boss/package.json'),
  ];
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** A migrated, empty PGlite as a dump, made once and kept in `.cache` until a migration changes. */
export async function databaseTemplate(): Promise<Blob> {
  const folder = join(root, '.cache/database');
  const file = join(folder, `${fingerprint()}.tgz`);
  mkdirSync(folder, { recursive: true });
  if (existsSync(file)) return new Blob([readFileSync(file)], { type: 'application/x-gzip' });
  const database = await openDatabase({ memory: true });
  const dump = await database.dump();
  await database.close();
  const unfinished = `${file}.${randomUUID()}`;
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  renameSync(unfinished, file);
  return dump;
}
