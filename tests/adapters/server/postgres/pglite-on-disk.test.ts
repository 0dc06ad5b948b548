import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#adapters/postgres/database.ts';
import { FolderInUse } from '#adapters/postgres/folder-lock.ts';
import { PostgresAccountRepository } from '#adapters/postgres/postgres-account-repository.ts';
import { anAccount } from '../../../builders/an-account.ts';
import { type ChildDatabase, openInChild } from './child-database.ts';
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

test('[REL-1] what was written is there after a restart', async () => {
  const first = await open();
  await new PostgresAccountRepository(first.db).open(anAccount());
  await first.ping();
  await first.close();
  expect(existsSync(join(dir, 'lock'))).toBe(false);
  const second = await open();
  expect(await new PostgresAccountRepository(second.db).byId('ada')).toEqual(anAccount());
  await second.close();
});

test('[REL-1] kill -9 loses no acknowledged row, again and again, and the dead one’s lock is taken over', async () => {
  await (await open()).close();
  const acknowledged: string[] = [];
  for (let round = 0; round < 2; round += 1) {
    child = openInChild(dir, 'write');
    await child.wrote(50 + 25 * round);
    await child.kill();
    expect(child.lines[0]).toBe('open');
    acknowledged.push(...child.lines.slice(1));
    const { db, close } = await open();
    const kept = (await db.selectFrom('accounts').select('id').execute()).map(({ id }) => id);
    const mails = await db
      .withSchema('pgboss')
      .selectFrom('job' as never)
      .selectAll()
      .execute();
    await close();
    expect(acknowledged.filter((id) => !kept.includes(id))).toEqual([]);
    expect(mails).toHaveLength(kept.length);
  }
  expect(acknowledged.length).toBeGreaterThan(90);
}, 60_000);

test('[REL-1] a second process is refused, is told who holds the database, and harms nothing', async () => {
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

/** Resolves once something stands at that place, whose folder must exist. */
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

test('[REL-1] kill -9 in the middle of the first start leaves nothing that the next start trusts', async () => {
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

test('a database that was being made when its process died is made anew', async () => {
  await (await open()).close();
  rmSync(join(dir, 'data/PG_VERSION'));
  renameSync(join(dir, 'data'), join(dir, 'data.unfinished'));
  const database = await open();
  expect(await database.db.selectFrom('accounts').selectAll().execute()).toEqual([]);
  await database.close();
});
