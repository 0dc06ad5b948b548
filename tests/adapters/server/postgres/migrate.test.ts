import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#adapters/postgres/database.ts';
import { migrate } from '#adapters/postgres/migrate.ts';
import { allMigrations } from '#adapters/postgres/migrations/all-migrations.ts';
import { SchemaTooNew } from '#adapters/postgres/schema-too-new.ts';
import { SchemaTooOld } from '#adapters/postgres/schema-too-old.ts';
import { openForTests, pgliteInMemory, testDatabases } from './test-databases.ts';

describe.each(testDatabases)('$name', (place) => {
  let database: Database;
  openForTests(place, (opened) => {
    database = opened;
  });
  const done = async () =>
    (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database.db)).rows;

  test('[REL-3] migrations run once, also when several processes start together', async () => {
    let ran = 0;
    const next = {
      ...allMigrations,
      '9000-next': {
        up: async () => {
          ran += 1;
          await Promise.resolve();
        },
      },
    };
    await Promise.all([migrate(database.db, next), migrate(database.db, next), migrate(database.db, next)]);
    expect(ran).toBe(1);
    expect(await done()).toEqual([...Object.keys(allMigrations), '9000-next'].map((name) => ({ name })));
  });

  test('[REL-3] a database of a newer release is refused and stays unchanged', async () => {
    const before = await done();
    expect(before.at(-1)).toEqual({ name: '9000-next' });
    await expect(migrate(database.db)).rejects.toThrow(SchemaTooNew);
    await expect(migrate(database.db)).rejects.toThrow('9000-next');
    expect(await done()).toEqual(before);
  });

  test('[REL-3] a database from before the first release is refused with instructions and stays unchanged', async () => {
    const early = { name: '0001-accounts-and-lessons', timestamp: '2026-11-20T00:00:00.000Z' };
    await sql`insert into kysely_migration values (${early.name}, ${early.timestamp})`.execute(database.db);
    const before = await done();
    const refused = migrate(database.db);
    await expect(refused).rejects.toThrow(SchemaTooOld);
    await expect(refused).rejects.toThrow(/Nothing was changed.*export.*DATA_DIR/);
    expect(await done()).toEqual(before);
    await sql`delete from kysely_migration where name = ${early.name}`.execute(database.db);
  });

  test('[REL-3] a failed migration leaves nothing, and gives the reason', async () => {
    const broken: Readonly<Record<string, Migration>> = {
      ...allMigrations,
      '9000-next': { up: () => Promise.resolve() },
      '9001-broken': {
        up: async (db: Kysely<never>) => {
          await sql`create table half (id integer)`.execute(db);
          throw new Error('bug in a migration');
        },
      },
    };
    await expect(migrate(database.db, broken)).rejects.toThrow('bug in a migration');
    const half = await sql<{ found: string | null }>`select to_regclass('half')::text as found`.execute(
      database.db,
    );
    expect(half.rows).toEqual([{ found: null }]);
  });
});

test('[REL-3] a mail queue of a newer release is refused, too', async () => {
  const database = await pgliteInMemory.open();
  await sql`update pgboss.version set version = version + 1`.execute(database.db);
  const template = await database.dump();
  await database.close();
  await expect(openDatabase({ memory: true, template })).rejects.toThrow(SchemaTooNew);
}, 30_000);
