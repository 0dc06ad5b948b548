import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import pg from 'pg';
import { openDatabase } from '#adapters/postgres/database.ts';
import { PostgresAccountRepository } from '#adapters/postgres/identity/postgres-account-repository.ts';
import { PostgresAuditLog } from '#adapters/postgres/platform/postgres-audit-log.ts';
import { PostgresTransaction } from '#adapters/postgres/postgres-transaction.ts';
import { SystemClock } from '#adapters/node/system-clock.ts';
import { anAccount } from '../../../builders/an-account.ts';
import { anEmail } from '../../../builders/an-email.ts';
import { day } from '../../../builders/time.ts';
import { postgresDatabase, testDatabaseUrl } from './test-databases.ts';

async function aSplitDatabase(serverUrl: string) {
  const owned = postgresDatabase(serverUrl);
  await (await owned.open()).close();
  const admin = new pg.Client({ connectionString: owned.url });
  await admin.connect();
  const role = `service_${owned.url.slice(-12)}`;
  await admin.query(`drop schema pgboss cascade`);
  await admin.query(`create role ${role} login`);
  onTestFinished(async () => {
    await admin.query(`drop owned by ${role} cascade`);
    await admin.query(`drop role ${role}`);
    await admin.end();
    await owned.drop();
  });
  const url = new URL(owned.url);
  url.username = role;
  return { ownerUrl: owned.url, url: url.href };
}

describe.runIf(testDatabaseUrl)('a service with its own role', () => {
  const open = async () => openDatabase(await aSplitDatabase(testDatabaseUrl ?? ''));

  test('[SEC-5] records entries and drops months, but cannot change or delete an entry', async () => {
    const { db, jobs, close } = await open();
    onTestFinished(close);
    const clock = new SystemClock();
    await new PostgresTransaction({ db, jobs }, clock).run(async ({ accounts, audit, jobs: queue }) => {
      await accounts.open(anAccount());
      await audit.record({ action: 'account/erased', by: 'ada', subject: 'ada' });
      await queue.enqueue('mail', {
        kind: 'sign-in-link',
        to: anEmail('ada@lovelace.test'),
        purpose: 'login',
      });
    });
    const log = new PostgresAuditLog(db, { clock, origin: () => null });
    await log.prepare(clock.now() + 90 * day);
    await log.prune(clock.now() - 500 * day);
    expect(await new PostgresAccountRepository(db).byId('ada')).not.toBeNull();

    for (const table of ['audit_log', 'audit_log_rest'])
      for (const statement of [
        `update ${table} set subject = 'x'`,
        `delete from ${table}`,
        `truncate ${table}`,
      ])
        await expect(sql.raw(statement).execute(db)).rejects.toThrow('permission denied');
  });

  test('starts again unchanged, and refuses one role under two names', async () => {
    const place = await aSplitDatabase(testDatabaseUrl ?? '');
    await (await openDatabase(place)).close();
    await (await openDatabase(place)).close();
    await expect(openDatabase({ url: place.url, ownerUrl: place.url })).rejects.toThrow(
      'MIGRATION_DATABASE_URL',
    );
  });
});
