import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  truncateSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#adapters/postgres/database.ts';
import { DatabaseUnusable } from '#adapters/postgres/database-folder.ts';
import { FolderInUse } from '#adapters/postgres/folder-lock.ts';
import { PostgresAccountRepository } from '#adapters/postgres/identity/postgres-account-repository.ts';
import { anAccount } from '../../../builders/an-account.ts';
import { type ChildDatabase, openInChild } from './processes/child-database.ts';
import { databaseTemplate } from '../../../../scripts/build/database-template.ts';

let root: string;
let dir: string;
let child: ChildDatabase | null = null;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'blockyard-pglite-'));
  dir = join(root, 'database');
});
afterEach(async () => {
  await child?.kill();
  child = null;
  rmSync(root, { recursive: true, force: true });
});

const open = async () => openDatabase({ dir, template: await databaseTemplate() });

test('[REL-1] written data survives a restart', async () => {
  const first = await open();
  await new PostgresAccountRepository(first.db).open(anAccount());
  await first.ping();
  await first.close();
  expect(existsSync(join(dir, 'lock'))).toBe(false);
  const second = await open();
  expect(await new PostgresAccountRepository(second.db).byId('ada')).toEqual(anAccount());
  await second.close();
});

test('[REL-1] kill -9 loses no acknowledged row, even repeatedly, and the next process takes over the lock', async () => {
  await (await open()).close();
  const acknowledged: string[] = [];
  for (let round = 0; round < 2; round += 1) {
    child = openInChild(dir, 'write');
    await child.wrote(50 + 25 * round);
    await child.kill();
    expect(child.lines[0]).toBe('open');
    acknowledged.push(...child.lines.slice(1));
    const { db, close } = await open();
    const stored = (await db.selectFrom('accounts').select('id').execute()).map(({ id }) => id);
    const mails = await db
      .withSchema('pgboss')
      .selectFrom('job' as never)
      .selectAll()
      .where('name' as never, '=', 'mail' as never)
      .execute();
    await close();
    expect(acknowledged.filter((id) => !stored.includes(id))).toEqual([]);
    expect(mails).toHaveLength(stored.length);
  }
  expect(acknowledged.length).toBeGreaterThan(90);
}, 60_000);

test('[REL-1] a second process is refused, names the process that uses the database, and changes nothing', async () => {
  const database = await open();
  await new PostgresAccountRepository(database.db).open(anAccount());
  child = openInChild(dir, 'hold');
  await child.wrote(1);
  expect(child.lines[0]).toContain(`refused: The database is open in process ${process.pid}`);
  expect(child.lines[0]).toContain(join(dir, 'lock'));
  await expect(open()).rejects.toThrow(FolderInUse);
  expect(await new PostgresAccountRepository(database.db).byId('ada')).toEqual(anAccount());
  await database.close();
});

const appears = (place: string): Promise<void> =>
  new Promise((resolve) => {
    const watcher = watch(dirname(place), look);
    look();
    function look(): void {
      if (!existsSync(place)) return;
      watcher.close();
      resolve();
    }
  });

test('[REL-1] kill -9 during the first start leaves nothing that the next start relies on', async () => {
  mkdirSync(dir);
  child = openInChild(dir, 'hold');
  await appears(join(dir, 'data.unfinished'));
  await appears(join(dir, 'data.unfinished/base'));
  await child.kill();
  expect([child.lines, existsSync(join(dir, 'data'))]).toEqual([[], false]);
  const database = await open();
  expect(await database.db.selectFrom('accounts').selectAll().execute()).toEqual([]);
  expect(existsSync(join(dir, 'data.unfinished'))).toBe(false);
  await database.close();
});

test('a database whose creation was interrupted is created again', async () => {
  await (await open()).close();
  rmSync(join(dir, 'data/PG_VERSION'));
  rmSync(join(dir, 'made-at'));
  renameSync(join(dir, 'data'), join(dir, 'data.unfinished'));
  const database = await open();
  expect(await database.db.selectFrom('accounts').selectAll().execute()).toEqual([]);
  await database.close();
});

const damages: readonly (readonly [string, (data: string) => void, string])[] = [
  [
    'a control file that was cut short',
    (data) => truncateSync(join(data, 'global/pg_control'), 100),
    'pg_control has 100 bytes instead of 8192',
  ],
  ['no control file', (data) => rmSync(join(data, 'global/pg_control')), 'pg_control has 0 bytes'],
  [
    'a control file of zeros',
    (data) => writeFileSync(join(data, 'global/pg_control'), Buffer.alloc(8192)),
    'PostgreSQL cannot read the files in',
  ],
  ['no version', (data) => rmSync(join(data, 'PG_VERSION')), 'PG_VERSION is missing'],
  [
    'another version',
    (data) => writeFileSync(join(data, 'PG_VERSION'), '15\n'),
    'it is one of PostgreSQL 15, and this release reads 18',
  ],
  [
    'no write-ahead log',
    (data) => rmSync(join(data, 'pg_wal'), { recursive: true }),
    'PostgreSQL cannot read the files in',
  ],
  [
    'a file in its place',
    (data) => {
      rmSync(data, { recursive: true });
      writeFileSync(data, 'data');
    },
    'data is a file, and should be a folder',
  ],
  [
    'an empty folder',
    (data) => {
      rmSync(data, { recursive: true });
      mkdirSync(data);
    },
    'data is empty',
  ],
  ['nothing', (data) => rmSync(data, { recursive: true }), 'data is gone, which was made at 20'],
];

test.each(damages)(
  '[REL-1] %s in place of the database stops the start with the path, the problem and instructions',
  async (_what, damage, said) => {
    await (await open()).close();
    damage(join(dir, 'data'));
    const before = existsSync(join(dir, 'data'));
    const refused = open();
    await expect(refused).rejects.toThrow(DatabaseUnusable);
    await expect(refused).rejects.toThrow(said);
    await expect(refused).rejects.toThrow(`The database in ${dir} cannot be used`);
    await expect(refused).rejects.toThrow(/Restore a backup .* or move the folder away/);
    // The failed start does not create the database again and releases the lock of the folder.
    expect([existsSync(join(dir, 'data')), readdirSync(dir).includes('lock')]).toEqual([before, false]);
    await expect(open()).rejects.toThrow(DatabaseUnusable);
  },
);

test('[REL-1] a file in place of the folder, or in its path, is reported by name', async () => {
  writeFileSync(dir, 'x');
  await expect(open()).rejects.toThrow(`The database in ${dir} cannot be used: it is a file`);
  const inside = openDatabase({ dir: join(dir, 'deeper') });
  await expect(inside).rejects.toThrow('a part of its path is a file');
});
