import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { CallOrigin } from '#application/service/ports/audit-log.ts';
import type { Database } from '#adapters/postgres/database.ts';
import { PostgresAuditLog } from '#adapters/postgres/postgres-audit-log.ts';
import { auditLogContract } from '../../../contract/audit-log.contract.ts';
import { startOfTests } from '../../../builders/time.ts';
import { empty, testDatabases } from './test-databases.ts';

describe.each(testDatabases)('$name', ({ name, open, drop }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterEach(() => empty(database));
  afterAll(async () => {
    await database.close();
    await drop();
  });

  const stored = async () => {
    const rows = await database.db.selectFrom('audit_log').selectAll().orderBy('id').execute();
    return rows.map((row) => ({
      at: row.at,
      action: row.action,
      by: row.by_account,
      onBehalfOf: row.on_behalf_of,
      subject: row.subject,
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
    return { audit, clock, call, stored, close: async () => undefined };
  });

  test.each([
    'update audit_log set subject = null',
    'delete from audit_log',
    'truncate audit_log',
    // Pruning opens the rows from before its time, and no others.
    "set local blockyard.audit_pruned_before = '2000-01-01'; delete from audit_log",
  ])('[SEC-9] the log is append-only: it refuses `%s`', async (statement) => {
    const audit = new PostgresAuditLog(database.db, {
      clock: { now: () => startOfTests },
      origin: () => null,
    });
    await audit.record({ action: 'account/sessions-ended', by: 'ada', subject: 'ada' });
    const run = database.db.transaction().execute(async (trx) => {
      for (const part of statement.split('; ')) await sql.raw(part).execute(trx);
    });
    await expect(run).rejects.toThrow('the audit log is append-only');
    expect(await stored()).toHaveLength(1);
  });
});
