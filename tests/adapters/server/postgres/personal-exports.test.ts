import { describe } from 'vitest';
import type { Database } from '#adapters/postgres/database.ts';
import { PostgresAccountRepository } from '#adapters/postgres/identity/postgres-account-repository.ts';
import { PostgresPersonalExports } from '#adapters/postgres/personal-data/postgres-personal-exports.ts';
import { personalExportsContract } from '../../../contract/identity/personal-exports.contract.ts';
import { empty, openForTests, testDatabases } from './test-databases.ts';

describe.each(testDatabases)('$name', (place) => {
  const { name } = place;
  let database: Database;
  openForTests(place, (opened) => {
    database = opened;
  });

  personalExportsContract(name, async () => ({
    accounts: new PostgresAccountRepository(database.db),
    exports: new PostgresPersonalExports(database.db),
    close: () => empty(database),
  }));
});
