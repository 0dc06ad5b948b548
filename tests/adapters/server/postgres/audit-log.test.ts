import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import type { CallOrigin } from '#application/service/platform/ports/audit-log.ts';
import type { Database } from '#adapters/postgres/database.ts';
import { PostgresAccountRepository } from '#adapters/postgres/identity/postgres-account-repository.ts';
import { PostgresOrganizationRepository } from '#adapters/postgres/organizations/postgres-organization-repository.ts';
import { PostgresRosterStore } from '#adapters/postgres/classrooms/postgres-roster-store.ts';
import { PostgresAuditLog } from '#adapters/postgres/platform/postgres-audit-log.ts';
import { auditLogContract } from '../../../contract/platform/audit-log.contract.ts';
import { day, startOfTests } from '../../../builders/time.ts';
import { empty, openForTests, testDatabases } from './test-databases.ts';

describe.each(testDatabases)('$name', (place) => {
  const { name } = place;
  let database: Database;
  openForTests(place, (opened) => {
    database = opened;
  });
  afterEach(() => empty(database));

  const stored = async () => {
    const rows = await database.db.selectFrom('audit_log').selectAll().orderBy('id').execute();
    return rows.map((row) => ({
      at: row.at,
      action: row.action,
      by: row.by_account,
      onBehalfOf: row.on_behalf_of,
      subject: row.subject,
      concerned: row.concerned,
      organization: row.organization_path,
      filter: row.filter,
      count: row.count,
      requestId: row.request_id,
      address: row.address,
      before: row.before,
      after: row.after,
    }));
  };

  auditLogContract(name, async () => {
    const clock = { now: startOfTests };
    const call: { origin: CallOrigin | null } = { origin: null };
    const context = { clock: { now: () => clock.now }, origin: () => call.origin };
    const audit = new PostgresAuditLog(database.db, context);
    const accounts = new PostgresAccountRepository(database.db);
    const organizations = new PostgresOrganizationRepository(database.db);
    const roster = new PostgresRosterStore(database.db);
    return { audit, accounts, organizations, roster, clock, call, stored, close: () => empty(database) };
  });

  test.each([
    'update audit_log set subject = null',
    'delete from audit_log',
    'truncate audit_log',
    'truncate audit_log_rest',
    'truncate audit_log_2026_11',
    'update audit_log_2026_11 set address = null',
    // Pruning may delete only rows from before its date.
    "set local blockyard.audit_pruned_before = '2000-01-01'; delete from audit_log",
  ])('[SEC-9] the log is append-only: it refuses `%s`', async (statement) => {
    const audit = new PostgresAuditLog(database.db, {
      clock: { now: () => Date.UTC(2026, 10, 22) },
      origin: () => null,
    });
    await audit.record({ action: 'account/sessions-ended', by: 'ada', subject: 'ada' });
    const run = database.db.transaction().execute(async (trx) => {
      for (const part of statement.split('; ')) await sql.raw(part).execute(trx);
    });
    await expect(run).rejects.toThrow('the audit log is append-only');
    expect(await stored()).toHaveLength(1);
  });

  const tables = async () => {
    const { rows } = await sql<{ name: string }>`select inhrelid::regclass::text as name
      from pg_inherits where inhparent = 'audit_log'::regclass order by 1`.execute(database.db);
    return rows.map(({ name: table }) => table);
  };
  const at = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date);
  const logAt = (now: number) =>
    new PostgresAuditLog(database.db, { clock: { now: () => now }, origin: () => null });

  test('[SEC-9] each month has a table, also for earlier entries, and the table is dropped as a whole', async () => {
    for (const date of [1, 31]) {
      await logAt(at(2019, 1, date)).record({ action: 'account/sessions-ended', by: 'ada', subject: 'ada' });
    }
    await logAt(at(2019, 1, 1)).prepare(at(2019, 3, 15));
    const months = ['audit_log_2019_01', 'audit_log_2019_02', 'audit_log_2019_03'];
    expect(await tables()).toEqual(expect.arrayContaining(months));
    expect(await sql`select from audit_log_2019_01`.execute(database.db)).toMatchObject({ rows: [{}, {}] });
    await logAt(at(2019, 1, 1)).prepare(at(2019, 3, 15));
    expect(await logAt(at(2020, 1, 1)).prune(at(2019, 3, 15))).toBe(2);
    const left = await tables();
    expect(months.filter((month) => left.includes(month))).toEqual(['audit_log_2019_03']);
    await logAt(at(2020, 1, 1)).prune(at(2019, 4, 1));
  });

  test('[SEC-9] no caller can remove entries of the last 400 days', async () => {
    const recent = Date.now() - 395 * day;
    await logAt(recent).record({ action: 'account/sessions-ended', by: 'ada', subject: 'ada' });
    expect(await logAt(recent).prune(Date.now() + 1_000 * day)).toBe(0);
    expect(await stored()).toHaveLength(1);
  });
});
