import { describe } from 'vitest';
import { SystemClock } from '#adapters/node/system-clock.ts';
import type { Database } from '#adapters/postgres/database.ts';
import { PostgresAccountRepository } from '#adapters/postgres/identity/postgres-account-repository.ts';
import { PostgresTransaction } from '#adapters/postgres/postgres-transaction.ts';
import { contractDatabase, empty, openForTests } from '../adapters/server/postgres/test-databases.ts';
import { capacityStoreContract } from './organizations/capacity-store.contract.ts';

const { name } = contractDatabase;

describe(name, () => {
  let database: Database;
  openForTests(contractDatabase, (opened) => {
    database = opened;
  });

  capacityStoreContract(name, async () => ({
    accounts: new PostgresAccountRepository(database.db),
    transaction: new PostgresTransaction(database, new SystemClock()),
    close: () => empty(database),
  }));
});
