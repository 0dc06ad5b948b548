import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { SystemClock } from '#adapters/node/system-clock.ts';
import { isDatabaseUnavailable } from '#adapters/postgres/database-unavailable.ts';
import { type Database, openDatabase } from '#adapters/postgres/database.ts';
import { PostgresIdempotencyStore } from '#adapters/postgres/platform/postgres-idempotency-store.ts';
import { PostgresTransaction } from '#adapters/postgres/postgres-transaction.ts';
import type { ClaimedCall } from '#application/service/platform/ports/idempotency-store.ts';
import { databaseTemplate } from '../../../../scripts/build/database-template.ts';
import { anAccount } from '../../../builders/an-account.ts';
import { minute, startOfTests as now } from '../../../builders/time.ts';
import { openInChild } from './processes/child-database.ts';
import { postgresDatabase, testDatabaseUrl } from './test-databases.ts';

const answer = { status: 200, body: 'done' };
const claimAt = ({ db }: Database, at: number) =>
  new PostgresIdempotencyStore(db).claim('key', 'request', at);
const accountsIn = async ({ db }: Database) =>
  (await db.selectFrom('accounts').select('id').execute()).map(({ id }) => id);

async function repeatDoesItOnce(database: Database): Promise<void> {
  expect(await accountsIn(database)).toEqual([]);
  const call = await claimed(database, now + minute + 1);
  const transaction = new PostgresTransaction(database, new SystemClock());
  await call.run(() => transaction.run(({ accounts }) => accounts.open(anAccount())));
  expect(await call.save(answer)).toBe(true);
  expect(await accountsIn(database)).toEqual(['ada']);
  expect(await claimAt(database, now + 2 * minute)).toEqual({ state: 'answered', answer });
}

async function claimed(database: Database, at: number): Promise<ClaimedCall> {
  const claim = await claimAt(database, at);
  if (claim.state !== 'new') throw new Error(`the key is ${claim.state}`);
  return claim.call;
}

describe('PGlite on disk', () => {
  const crashAfter = async (job: 'deed' | 'answer', look: (database: Database) => Promise<void>) => {
    const root = mkdtempSync(join(tmpdir(), 'blockyard-crash-'));
    const dir = join(root, 'database');
    await (await openDatabase({ dir, template: await databaseTemplate() })).close();
    const child = openInChild(dir, job);
    await child.wrote(2);
    await child.kill();
    expect(child.lines).toEqual(['open', 'done']);
    const database = await openDatabase({ dir });
    try {
      await look(database);
    } finally {
      await database.close();
      rmSync(root, { recursive: true, force: true });
    }
  };

  test(
    '[CAL-2] [REL-8] nothing is done if the process is killed between action and reply, and the repetition does it once',
    () => crashAfter('deed', repeatDoesItOnce),
    60_000,
  );

  test(
    '[CAL-2] [REL-8] the repetition gets the stored reply if the process is killed after storing it',
    () =>
      crashAfter('answer', async (database) => {
        expect(await claimAt(database, now + minute + 1)).toEqual({ state: 'answered', answer });
        expect(await accountsIn(database)).toEqual(['ada']);
      }),
    60_000,
  );
});

describe.runIf(testDatabaseUrl)('PostgreSQL', () => {
  test('[CAL-2] [REL-8] nothing is done if the connection is lost between action and reply, and the repetition does it once', async () => {
    const { open, drop } = postgresDatabase(testDatabaseUrl ?? '');
    const [broken, other] = [await open(), await open()];
    const call = await claimed(broken, now);
    const transaction = new PostgresTransaction(broken, new SystemClock());
    await call.run(() => transaction.run(({ accounts }) => accounts.open(anAccount())));
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`.execute(other.db);
    const lost = await call.save(answer).catch((error: unknown) => error);
    expect(isDatabaseUnavailable(lost)).toBe(true);
    await repeatDoesItOnce(other);
    await Promise.all([broken.close(), other.close()]);
    await drop();
  }, 60_000);
});
