import { afterAll, beforeAll, describe } from 'vitest';
import type { Database } from '#adapters/postgres/database.ts';
import { PostgresAccountRepository } from '#adapters/postgres/postgres-account-repository.ts';
import { PostgresPersonalExports } from '#adapters/postgres/postgres-personal-exports.ts';
import { personalExportsContract } from '../../../contract/personal-exports.contract.ts';
import { empty, testDatabases } from './test-databases.ts';

describe.each(testDatabases)('$name', ({ name, open, drop }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  }, 60_000);
  afterAll(async () => {
    await database.close();
    await drop();
  });

  personalExportsContract(name, async () => ({
    accounts: new PostgresAccountRepository(database.db),
    exports: new PostgresPersonalExports(database.db),
    close: () => empty(database),
  }));
});
