import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { sql } from 'kysely';
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

/** A new database on the PostgreSQL under test. */
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
    drop: () => administer(`drop database if exists ${name} with (force)`),
  };
}

/** Every kind of database that can be tested on here. */
export const testDatabases: readonly TestDatabase[] = [
  pgliteInMemory,
  ...(testDatabaseUrl ? [postgresDatabase(testDatabaseUrl)] : []),
];

/** Empties a database between two tests. */
export async function empty({ db }: Database): Promise<void> {
  await sql`truncate reconciliations, activation_codes, code_batches, imports, import_records, import_issues, import_plans, roster_sources, external_ids, students, student_logins, student_tokens, student_progress, student_records, students_apart, paired_students, enrollments, change_sets, roster_changes, accounts, grants, pending_sign_ups, lessons, idempotency_keys,
    sign_in_codes, rate_limits, invitations, recovery_codes, lesson_versions, lesson_reports, classrooms, classroom_teachers,
    assignments, activity_progress, signing_keys, jobs, personal_exports, organizations, memberships, login_codes,
    device_authorizations, devices, device_tokens, view_as, consents, domain_claims, proved_domains, sign_in_rules, join_requests,
    billing_addresses, data_agreements, ledger_events, ledger_entries, order_contacts, order_items, shipments, orders, billing_documents, billing_files, discount_codes, document_numbers, notices, notice_stops, trial_requests, sessions, join_codes, substitute_passes, substitute_pass_tokens`.execute(
    db,
  );
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
