import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { SystemClock } from '#adapters/node/system-clock.ts';
import type { Database } from '#adapters/postgres/database.ts';
import { OpenCall } from '#adapters/postgres/open-call.ts';
import { outsideTransactions } from '#adapters/postgres/outside-transactions.ts';
import { PostgresAccountRepository } from '#adapters/postgres/identity/postgres-account-repository.ts';
import { PostgresIdempotencyStore } from '#adapters/postgres/platform/postgres-idempotency-store.ts';
import { PostgresTransaction } from '#adapters/postgres/postgres-transaction.ts';
import { anAccount } from '../../builders/an-account.ts';
import { startOfTests } from '../../builders/time.ts';
import { openForTests, testDatabases } from './postgres/test-databases.ts';

/** Runs a function outside the current call, as if in another process. */
const elsewhere = AsyncLocalStorage.snapshot();

for (const place of testDatabases) {
  let database: Database;
  openForTests(place, (opened) => {
    database = opened;
  });

  const aProvider = () => {
    const seen: boolean[] = [];
    const ask = async (id: string): Promise<void> => {
      const accounts = new PostgresAccountRepository(database.db);
      seen.push((await elsewhere(() => accounts.byId(id))) !== null);
    };
    return { seen, port: outsideTransactions({ ask }) };
  };
  const transaction = () => new PostgresTransaction(database, new SystemClock());
  const claim = async () => {
    const claimed = await new PostgresIdempotencyStore(database.db).claim(
      randomUUID(),
      'print',
      startOfTests,
    );
    if (claimed.state !== 'new') throw new Error(claimed.state);
    return claimed.call;
  };

  test(`[LIC-10] an intent is committed before a provider is called, also with a key, on ${place.name}`, async () => {
    const { seen, port } = aProvider();
    const call = await claim();
    const id = randomUUID();
    await call.run(async () => {
      await transaction().run(({ accounts }) => accounts.open(anAccount({ id, email: `${id}@harbor.test` })));
      await transaction().run(async ({ accounts }) => accounts.byId(id));
      await port.ask(id);
    });
    // The process stops here. The rest of the call is not committed, but the intent is.
    await call.release();
    expect(seen).toEqual([true]);
    expect(await new PostgresAccountRepository(database.db).byId(id)).not.toBeNull();
  });

  test(`[REL-8] effects after a provider call are committed with the reply, on ${place.name}`, async () => {
    const { port } = aProvider();
    const call = await claim();
    const [before, after] = [randomUUID(), randomUUID()];
    const open = (id: string) =>
      transaction().run(({ accounts }) => accounts.open(anAccount({ id, email: `${id}@harbor.test` })));
    await call.run(async () => {
      await open(before);
      await port.ask(before);
      await open(after);
    });
    await call.release();
    const { rows } = await sql<{
      id: string;
    }>`select id from accounts where id in (${before}, ${after})`.execute(database.db);
    expect(rows).toEqual([{ id: before }]);
  });

  test(`[REL-5] no provider is called inside a transaction, on ${place.name}`, async () => {
    const { seen, port } = aProvider();
    await expect(transaction().run(() => port.ask('ada'))).rejects.toThrow('outside of its open transaction');
    await expect(new OpenCall().run(() => transaction().run(() => port.ask('ada')))).rejects.toThrow(
      'outside of its open transaction',
    );
    expect(seen).toEqual([]);
  });
}
