import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { columnParsers } from '#adapters/postgres/column-parsers.ts';
import { isDatabaseUnavailable } from '#adapters/postgres/database-unavailable.ts';
import { openDatabase } from '#adapters/postgres/database.ts';
import { openPostgres } from '#adapters/postgres/open-postgres.ts';
import { PostgresAccountRepository } from '#adapters/postgres/identity/postgres-account-repository.ts';
import { PostgresClassWork } from '#adapters/postgres/classrooms/postgres-class-work.ts';
import { PostgresClassroomRepository } from '#adapters/postgres/classrooms/postgres-classroom-repository.ts';
import { PostgresStudentLogins } from '#adapters/postgres/classrooms/postgres-student-logins.ts';
import { emptyScope, everywhere } from '#domain/organizations/access/scope.ts';
import { anAccount } from '../../../builders/an-account.ts';
import { postgresDatabase, testDatabases, testDatabaseUrl } from './test-databases.ts';

test.runIf(testDatabaseUrl)(
  'the account is read by a statement that is prepared once per connection',
  async () => {
    const place = postgresDatabase(testDatabaseUrl ?? '');
    const database = await place.open();
    await database.db.connection().execute(async (db) => {
      const accounts = new PostgresAccountRepository(db);
      await accounts.open(anAccount());
      for (let reading = 0; reading < 3; reading += 1)
        expect(await accounts.byId('ada')).toEqual(anAccount());
      const prepared = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(db);
      expect(prepared.rows).toEqual([{ name: 'accounts-by-id' }]);
    });
    await database.close();
    await place.drop();
  },
);

test.runIf(testDatabaseUrl)(
  '[CLS-3] statements of a save and the live view are prepared once per connection, also with different text',
  async () => {
    const place = postgresDatabase(testDatabaseUrl ?? '');
    const database = await place.open();
    await database.db.connection().execute(async (db) => {
      const [logins, work] = [new PostgresStudentLogins(db), new PostgresClassWork(db)];
      const rooms = new PostgresClassroomRepository(db);
      for (let reading = 0; reading < 2; reading += 1) {
        await logins.byToken('none');
        await work.changesAfter('none', 0, '2026-09-01');
        await rooms.assignment('none', everywhere);
        await rooms.assignment('none', emptyScope);
      }
      const { rows } = await sql<{
        name: string;
      }>`select name from pg_prepared_statements order by name`.execute(db);
      expect(rows.map(({ name }) => name)).toEqual([
        'assignment-in-classroom',
        'assignment-in-classroom-1',
        'student-by-token',
        'work-of-class',
      ]);
    });
    await database.close();
    await place.drop();
  },
);

test.each(testDatabases)('whole numbers and times are numbers on $name', async ({ open, drop }) => {
  const { db, close } = await open();
  const { rows } = await sql`select 9007199254740991::bigint as whole, count(*) as count,
    '2026-11-21T06:54:34.123Z'::timestamptz as moment, '2026-11-21T12:24:34.123+05:30'::timestamptz as same,
    null::timestamptz as never`.execute(db);
  const moment = Date.UTC(2026, 10, 21, 6, 54, 34, 123);
  expect(rows).toEqual([{ whole: 9_007_199_254_740_991, count: 1, moment, same: moment, never: null }]);
  await close();
  await drop();
});

test('a number that would lose digits throws', () => {
  expect(() => columnParsers[20]?.('9007199254740993')).toThrow(RangeError);
});

test.each(['2026-11-21 06:54:34+00', '2026-11-21 07:54:34+01', '2026-11-21 12:24:34+05:30'])('%s', (text) => {
  expect(columnParsers[1184]?.(text)).toBe(Date.UTC(2026, 10, 21, 6, 54, 34));
});

test('[REL-5] an unreachable PostgreSQL is distinguished from a wrong query', async () => {
  const { db: away } = openPostgres('postgres://postgres@127.0.0.1:9/postgres');
  const failed: unknown = await sql`select 1`.execute(away).catch((error: unknown) => error);
  await away.destroy();
  expect(isDatabaseUnavailable(failed)).toBe(true);
  expect(isDatabaseUnavailable(Object.assign(new Error('syntax error'), { code: '42601' }))).toBe(false);
  expect(isDatabaseUnavailable(Object.assign(new Error('admin shutdown'), { code: '57P01' }))).toBe(true);
  // A standby returns this error, and so does a primary that was just demoted.
  const standby = 'cannot execute INSERT in a read-only transaction';
  expect(isDatabaseUnavailable(Object.assign(new Error(standby), { code: '25006' }))).toBe(true);
  expect(isDatabaseUnavailable('bug')).toBe(false);
  await expect(openDatabase({ url: 'postgres://postgres@127.0.0.1:9/postgres' })).rejects.toThrow(
    'ECONNREFUSED',
  );
});
