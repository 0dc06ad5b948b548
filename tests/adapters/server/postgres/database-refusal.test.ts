import { expect, test } from 'vitest';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { openDatabase } from '#adapters/postgres/database.ts';
import {
  databaseRefusal,
  refuseOldServer,
  refuseOldVersion,
  ServerTooOld,
} from '#adapters/postgres/database-refusal.ts';
import { openConfigured } from '#server/composition/open-live.ts';
import { databaseTemplate } from '../../../../scripts/build/database-template.ts';
import { testDatabaseUrl } from './test-databases.ts';

test("[REL-2] a server's refusal is explained in terms of the address", () => {
  const said = (code: string) => databaseRefusal(Object.assign(new Error('no'), { code }));
  expect(said('3D000')).toContain('a database that the server does not have');
  expect(said('28P01')).toContain('a user or a password');
  expect([said('42601'), databaseRefusal('bug')]).toEqual([null, null]);
});

test.each(['9.6.24', '14.11 (Debian 14.11-1)', ''])('[REL-2] PostgreSQL %s is too old', (version) => {
  expect(() => refuseOldVersion(version)).toThrow(ServerTooOld);
});

test('[REL-2] PostgreSQL 15 and later are accepted', async () => {
  for (const version of ['15.0', '16.2', '18beta1']) expect(() => refuseOldVersion(version)).not.toThrow();
  const { db, close } = await openDatabase({ memory: true, template: await databaseTemplate() });
  await expect(refuseOldServer(db)).resolves.toBeUndefined();
  await close();
});

test.runIf(testDatabaseUrl)(
  '[REL-2] a missing database is reported with the name of the variable',
  async () => {
    const databaseUrl = new URL('/nothing_of_this_name', testDatabaseUrl).href;
    const start = openConfigured({ databaseUrl, migrationDatabaseUrl: null }, new InMemoryLog());
    await expect(start).rejects.toThrow('DATABASE_URL names a database that the server does not have');
  },
);
