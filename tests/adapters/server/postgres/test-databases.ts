import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { type Database, openDatabase } from '#adapters/postgres/database.ts';
import { changesChannel } from '#adapters/postgres/change-hub.ts';
import { databaseTemplate } from '../../../../scripts/build/database-template.ts';
import { administer, emptyDatabase } from '../../../postgres-server.ts';

/** A database that belongs to one test file. */
export type TestDatabase = {
  readonly name: string;
  /** Opens the database. A PostgreSQL database can be opened several times, as several processes do. */
  readonly open: () => Promise<Database>;
  /** Drops the database. All connections must be closed. */
  readonly drop: () => Promise<void>;
};

/** The URL of a PostgreSQL server. Tests that need one are skipped if it is not set. */
export const testDatabaseUrl = process.env['TEST_DATABASE_URL'];

export const pgliteInMemory: TestDatabase = {
  name: 'PGlite',
  open: async () => openDatabase({ memory: true, template: await databaseTemplate() }),
  drop: () => Promise.resolve(),
};

/** A new database on this server. `open` creates it again after `drop`. */
export function postgresDatabase(serverUrl: string): TestDatabase & { readonly url: string } {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const { href: url } = new URL(`/${name}`, serverUrl);
  let created: Promise<void> | null = null;
  return {
    url,
    name: 'PostgreSQL',
    open: async () => {
      created ??= administer(serverUrl, `create database ${name} ${emptyDatabase}`);
      await created;
      return openDatabase({ url });
    },
    drop: async () => {
      await administer(serverUrl, `drop database if exists ${name} with (force)`);
      created = null;
    },
  };
}

const postgres = testDatabaseUrl ? [postgresDatabase(testDatabaseUrl)] : [];

/** The databases that this machine can test on. For tests of drivers, locks and concurrent statements, which differ. */
export const testDatabases: readonly TestDatabase[] = [pgliteInMemory, ...postgres];

/** The database of the contract suites: PostgreSQL if this machine has it. "statements.test.ts" runs the SQL of every operation on PGlite. */
export const contractDatabase: TestDatabase = postgres[0] ?? pgliteInMemory;

/** Opens a database before the tests of the calling block. Closes and drops it after them. */
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

/** Truncates the tables of the service except the migrations, the stock (which always has its rows) and the audit log (which only pruning may delete). */
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

/** Empties a database between two tests. Truncates only tables with rows, because truncating all of them takes ten times as long. */
export async function empty({ db }: Database): Promise<void> {
  await emptyTables.execute(db);
  await sql`update stock set on_hand = 0, reserved = 0`.execute(db);
  await sql`delete from pgboss.job`.execute(db);
  await db.transaction().execute(async (trx) => {
    await sql`select set_config('blockyard.audit_pruned_before', 'infinity', true)`.execute(trx);
    await sql`delete from audit_log`.execute(trx);
  });
}

/** Resolves when this process has received the announcements of all earlier commits. Announcements arrive in commit order. */
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
