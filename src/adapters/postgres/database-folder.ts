import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const version = '18';
const controlFile = 'global/pg_control';
const controlBytes = 8192;

/** Thrown if a folder's database is damaged or lost. The message contains the folder, the problem, and what to do. */
export class DatabaseUnusable extends Error {
  override readonly name = 'DatabaseUnusable';

  constructor(folder: string, fault: string, cause?: unknown) {
    super(
      `The database in ${folder} cannot be used: ${fault}. Nothing was changed. ` +
        `Restore a backup of ${folder}, or move the folder away: the next start then creates an empty database.`,
      { cause },
    );
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const folderFaults: Readonly<Record<string, string>> = {
  EEXIST: 'it is a file, and should be a folder',
  ENOTDIR: 'a part of its path is a file, and should be a folder',
  EACCES: 'this user may not read and write it',
  EPERM: 'this user may not read and write it',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
};

/** Creates the folder if it does not exist. Throws `DatabaseUnusable` if that fails. */
export function makeFolder(root: string): void {
  try {
    mkdirSync(root, { recursive: true });
    accessSync(root, constants.R_OK | constants.W_OK);
  } catch (error) {
    const fault = folderFaults[codeOf(error)];
    throw fault === undefined ? error : new DatabaseUnusable(root, fault, error);
  }
}

/** Returns the file that marks a folder as having had a complete database, so that a lost database is not mistaken for a first start. */
const markOf = (root: string): string => join(root, 'made-at');

export function markMade(root: string): void {
  if (!existsSync(markOf(root))) writeFileSync(markOf(root), `${new Date().toISOString()}\n`);
}

/**
 * Whether `data` in the folder `root` contains a database. False on a first start. Throws `DatabaseUnusable` if the database is damaged or lost. In that case,
 * PGlite itself would replace it with an empty one, or fail with an unclear message.
 */
export function holdsDatabase(root: string, data: string): boolean {
  const fault = existsSync(data) ? faultOf(data) : lossOf(root, data);
  if (fault !== null) throw new DatabaseUnusable(root, fault);
  return existsSync(data);
}

function lossOf(root: string, data: string): string | null {
  if (!existsSync(markOf(root))) return null;
  return `${data} is gone, which was made at ${readFileSync(markOf(root), 'utf8').trim()}`;
}

function faultOf(data: string): string | null {
  if (!statSync(data).isDirectory()) return `${data} is a file, and should be a folder`;
  if (readdirSync(data).length === 0) return `${data} is empty`;
  const versionFile = join(data, 'PG_VERSION');
  if (!existsSync(versionFile)) return `${versionFile} is missing`;
  const found = readFileSync(versionFile, 'utf8').trim();
  if (found !== version) return `it is one of PostgreSQL ${found || '?'}, and this release reads ${version}`;
  const control = join(data, controlFile);
  const bytes = existsSync(control) ? statSync(control).size : 0;
  return bytes === controlBytes ? null : `${control} has ${bytes} bytes instead of ${controlBytes}`;
}
