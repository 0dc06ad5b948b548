import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { type Database, openDatabase } from '#adapters/postgres/database.ts';
import { changesChannel } from '#adapters/postgres/change-hub.ts';
import { databaseTemplate } from '../../../../scripts/build/database-template.ts';

/** A database that a test file may do with as it likes. */
export type TestDatabase = {
  readonly name: string;
  /** Opens it; a PostgreSQL a second time too, as another process would. */
  readonly open: () => Promise<Database>;
  /** Takes it away, once every opening is closed. */
  readonly drop: () => Promise<void>;
};

/** A PostgreSQL to test on, as `TEST_DATABASE_URL`; without it, those tests are left out. */
export const testDatabaseUrl = process.env['TEST_DATABASE_URL'];

/** A PGlite in memory. */
export const pgliteInMemory: TestDatabase = {
  name: 'PGlite',
  open: async () => openDatabase({ memory: true, template: await databaseTemplate() }),
  drop: () => Promise.resolve(),
};

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: testDatabaseUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A new database on the PostgreSQL under test; opened again after it was taken away, it is new again. */
export function postgresDatabase(serverUrl: string): TestDatabase & { readonly url: string } {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const { href: url } = new URL(`/${name}`, serverUrl);
  let created: Promise<void> | null = null;
  return {
    url,
    name: 'PostgreSQL',
    open: async () => {
      created ??= administer(
        `create database ${name} template template0 encoding 'UTF8' locale_provider icu icu_locale 'en-US'`,
      );
      await created;
      return openDatabase({ url });
    },
    drop: async () => {
      await administer(`drop database if exists ${name} with (force)`);
      created = null;
    },
  };
}

/** Every kind of database that can be tested on here. */
export const testDatabases: readonly TestDatabase[] = [
  pgliteInMemory,
  ...(testDatabaseUrl ? [postgresDatabase(testDatabaseUrl)] : []),
];

/** Opens a database before the tests of the block it is called in, and closes it and takes it away after them. */
export function openForTests(
  { open, drop }: Pick<TestDatabase, 'open' | 'drop'>,
  opened: (database: Database) => void | Promise<void>,
): void {
  let database: Database | null = null;
  beforeAll(async () => {
    database = await open();
    await opened(database);
  }, 60_000);
  afterAll(async () => {
    await database?.close();
    await drop();
  }, 30_000);
}

/** The tables of the service itself, but for those of the migrations, what every database has, and the log, which has a way of its own. */
const emptyTables = sql`do $$
  declare held record; has_rows boolean;
  begin
    for held in
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'
        and table_name <> 'stock' and table_name not like 'kysely%' and table_name not like 'audit_log%'
    loop
      execute format('select exists (select from %I)', held.name) into has_rows;
      if has_rows then execute format('truncate %I cascade', held.name); end if;
    end loop;
  end
$$`;

/** Empties a database between two tests: only the tables that hold something, for to truncate all of them takes ten times as long. */
export async function empty({ db }: Database): Promise<void> {
  await emptyTables.execute(db);
  await sql`update stock set on_hand = 0, reserved = 0`.execute(db);
  await sql`delete from pgboss.job`.execute(db);
  await db.transaction().execute(async (trx) => {
    await sql`select set_config('blockyard.audit_pruned_before', 'infinity', true)`.execute(trx);
    await sql`delete from audit_log`.execute(trx);
  });
}

/** Resolves once this process heard every change that was committed so far: announcements come in the order of commits. */
export function hearAnnouncements({ db, changes }: Pick<Database, 'db' | 'changes'>): Promise<void> {
  const last = randomUUID();
  return new Promise((resolve, reject) => {
    const stop = changes.subscribe('account', (id) => {
      if (id !== last) return;
      stop();
      resolve();
    });
    sql`select pg_notify(${changesChannel}, ${`account:${last}`})`.execute(db).catch(reject);
  });
}
