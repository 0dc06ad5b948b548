import { renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { columnParsers } from './column-parsers.ts';
import { DatabaseUnusable, holdsDatabase, makeFolder, markMade } from './database-folder.ts';
import { lockFolder } from './folder-lock.ts';

export type OpenPglite = { readonly pglite: PGlite; readonly close: () => Promise<void> };

const options = { parsers: { ...columnParsers }, extensions: { pg_trgm }, relaxedDurability: false };

/** Opens an in-memory PGlite database, which is lost when the process ends. `template` is a dump to start from. */
export async function openPgliteInMemory(template?: Blob): Promise<OpenPglite> {
  const pglite = await PGlite.create({ ...options, ...from(template) });
  return { pglite, close: () => pglite.close() };
}

/**
 * Opens the PGlite database in a folder, which is created if needed. `template` is the dump for a new database. Throws `FolderInUse` while a different process
 * has it open, and `DatabaseUnusable` if it is damaged or lost.
 */
export async function openPgliteOnDisk(folder: string, template?: Blob): Promise<OpenPglite> {
  const root = resolve(folder);
  makeFolder(root);
  const lock = lockFolder(join(root, 'lock'));
  try {
    const data = join(root, 'data');
    if (!holdsDatabase(root, data)) await createData(data, template);
    const pglite = await openData(root, data);
    markMade(root);
    return {
      pglite,
      close: async () => {
        await pglite.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openData(root: string, data: string): Promise<PGlite> {
  try {
    return await PGlite.create({ ...options, dataDir: data });
  } catch (error) {
    throw new DatabaseUnusable(root, `PostgreSQL cannot read the files in ${data}`, error);
  }
}

/** Creates the data in a temporary folder and renames the folder when it is complete, because a process that dies during the creation leaves partial data. */
async function createData(data: string, template?: Blob): Promise<void> {
  const unfinished = `${data}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const created = await PGlite.create({ ...options, ...from(template), dataDir: unfinished });
  await created.close();
  renameSync(unfinished, data);
}

const from = (template?: Blob): { loadDataDir?: Blob } => (template ? { loadDataDir: template } : {});
