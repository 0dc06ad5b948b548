import { describe } from 'vitest';
import { SystemClock } from '#adapters/node/system-clock.ts';
import type { Database } from '#adapters/postgres/database.ts';
import { PostgresAccountRepository } from '#adapters/postgres/identity/postgres-account-repository.ts';
import { PostgresTransaction } from '#adapters/postgres/postgres-transaction.ts';
import { empty, openForTests, testDatabases } from '../adapters/server/postgres/test-databases.ts';
import { capacityStoreContract } from './organizations/capacity-store.contract.ts';

describe.each(testDatabases)('$name', (place) => {
  const { name } = place;
  let database: Database;
  openForTests(place, (opened) => {
    database = opened;
  });

  capacityStoreContract(name, async () => ({
    accounts: new PostgresAccountRepository(database.db),
    transaction: new PostgresTransaction(database, new SystemClock()),
    close: () => empty(database),
  }));
});
