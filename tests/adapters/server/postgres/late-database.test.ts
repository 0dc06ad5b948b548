import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { SystemClock } from '#adapters/node/system-clock.ts';
import { isDatabaseUnavailable } from '#adapters/postgres/database-unavailable.ts';
import { type Database, openDatabase } from '#adapters/postgres/database.ts';
import { PostgresAccountRepository } from '#adapters/postgres/identity/postgres-account-repository.ts';
import { PostgresIdempotencyStore } from '#adapters/postgres/platform/postgres-idempotency-store.ts';
import { PostgresTransaction } from '#adapters/postgres/postgres-transaction.ts';
import { runOperation } from '#adapters/postgres/transaction-scope.ts';
import { anAccount } from '../../../builders/an-account.ts';
import { startOfTests } from '../../../builders/time.ts';
import { postgresDatabase, testDatabases, testDatabaseUrl } from './test-databases.ts';

function gate() {
  let release = (): void => undefined;
  const opened = new Promise<void>((resolve) => (release = resolve));
  return { opened, release };
}
const named = (database: Database, operation: string) =>
  new PostgresTransaction(database, new SystemClock(), { operation: () => operation });
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe.each(testDatabases)('a transaction on $name', ({ open, drop }) => {
  let database: Database;
  beforeEach(async () => {
    database = await open();
  }, 60_000);
  afterEach(async () => {
    await database.close();
    await drop();
  });

  test('[REL-5] a store outside the transaction throws during it, and works after it', async () => {
    const accounts = new PostgresAccountRepository(database.db);
    const transaction = named(database, 'countLoginCards');
    for (const read of [() => accounts.byId('ada'), () => transaction.run(async () => null)]) {
      await expect(transaction.run(read)).rejects.toThrow(
        'countLoginCards queried the database outside of its open transaction',
      );
      expect(await read()).toBeNull();
    }
  });

  test('[REL-5] a call with an idempotency key does the same', async () => {
    const accounts = new PostgresAccountRepository(database.db);
    const transaction = named(database, 'countLoginCards');
    const claim = await new PostgresIdempotencyStore(database.db).claim('key', 'print', startOfTests);
    if (claim.state !== 'new') throw new Error(claim.state);
    await claim.call.run(async () => {
      await transaction.run(({ accounts: own }) => own.open(anAccount()));
      expect(await accounts.byId('ada')).toEqual(anAccount());
      await expect(transaction.run(() => accounts.byId('ada'))).rejects.toThrow(
        'outside of its open transaction',
      );
    });
    await claim.call.release();
  });
});

/** A pool of one connection. The server rolls back transactions that are idle for a few milliseconds. */
describe.runIf(testDatabaseUrl)('a pool of one connection', () => {
  const place = postgresDatabase(testDatabaseUrl ?? '');
  const log = new InMemoryLog();
  let database: Database;
  let other: Database;
  beforeEach(async () => {
    other = await place.open();
    database = await openDatabase({ url: place.url, max: 1, idleMs: 50 }, log);
  }, 60_000);
  afterEach(async () => {
    await database.close();
    await other.close();
    await place.drop();
  });

  test('[REL-5] an abandoned transaction is rolled back, and its connection is used for others', async () => {
    const { opened, release } = gate();
    const abandoned = failureOf(
      named(database, 'importRoster').run(async ({ accounts }) => {
        await accounts.open(anAccount());
        await opened;
        return accounts.byId('ada');
      }),
    );
    await vi.waitFor(async () => {
      expect(await new PostgresAccountRepository(other.db).byId('ada')).toBeNull();
      expect(log.lines().map(({ facts }) => facts['operation'])).toContain('importRoster');
    });
    expect(await new PostgresAccountRepository(database.db).byId('ada')).toBeNull();
    release();
    expect(isDatabaseUnavailable(await abandoned)).toBe(true);
    await database.ping();
  });

  test('[REL-5] a long wait for a row is reported as an unreachable database, and the log names the blocking transaction', async () => {
    const pool = await openDatabase({ url: place.url, max: 2 }, log);
    await new PostgresAccountRepository(pool.db).open(anAccount());
    const { opened, release } = gate();
    const changed = gate();
    const holder = named(pool, 'holdsTheRow').run(async ({ accounts }) => {
      await accounts.changePhoneNumber('ada', '5550102030');
      changed.release();
      await opened;
    });
    await changed.opened;
    const failed = await failureOf(
      runOperation('waitsForIt', () =>
        pool.db.transaction().execute(async (trx) => {
          await sql`set local lock_timeout = '20ms'`.execute(trx);
          await new PostgresAccountRepository(trx).changePhoneNumber('ada', '5550102031');
        }),
      ),
    );
    release();
    await holder;
    await pool.close();
    expect(isDatabaseUnavailable(failed)).toBe(true);
    expect(log.lines().at(-1)?.facts).toMatchObject({
      operation: 'waitsForIt',
      holding: [{ operation: 'holdsTheRow' }],
    });
  });
});
