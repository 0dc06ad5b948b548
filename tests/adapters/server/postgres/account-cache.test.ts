import { describe, expect, test, vi } from 'vitest';
import { InMemoryChanges } from '#adapters/memory/platform/in-memory-changes.ts';
import { AccountCache } from '#adapters/postgres/identity/account-cache.ts';
import type { Database } from '#adapters/postgres/database.ts';
import { PostgresAccountRepository } from '#adapters/postgres/identity/postgres-account-repository.ts';
import { anAccount } from '../../../builders/an-account.ts';
import { empty, hearAnnouncements, openForTests, testDatabases } from './test-databases.ts';

describe.each(testDatabases)('$name', (place) => {
  let database: Database;
  openForTests(place, (opened) => {
    database = opened;
  });

  test('a rollback leaves no cached copy that could pass for a later change', async () => {
    const cache = new AccountCache(database.db, new InMemoryChanges());
    const accounts = new PostgresAccountRepository(database.db);
    await accounts.open(anAccount());
    const undone = database.db.transaction().execute(async (trx) => {
      await trx.updateTable('accounts').set({ first_name: 'Undone' }).execute();
      await new AccountCache(trx, new InMemoryChanges()).read(['ada']);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect((await cache.read(['ada'])).get('ada')?.account).toEqual(anAccount());
    await empty(database);
  });

  test('valid copies are reused, but not outdated ones or those of missing accounts', async () => {
    const cache = new AccountCache(database.db, new InMemoryChanges());
    const accounts = new PostgresAccountRepository(database.db);
    await accounts.open(anAccount());
    await accounts.open(anAccount({ id: 'grace' }));
    const first = await cache.read(['ada', 'grace', 'nobody']);
    expect([...first.keys()].toSorted()).toEqual(['ada', 'grace']);
    await accounts.changePhoneNumber('grace', '5550102030');
    const second = await cache.read(['ada', 'grace']);
    expect(second.get('ada')).toBe(first.get('ada'));
    expect(second.get('grace')?.account.phoneNumber).toBe('5550102030');
    await empty(database);
    expect((await cache.read(['ada'])).size).toBe(0);
  });

  test('[AUT-17] an announcement removes the copy of an account, and lost announcements remove all copies', async () => {
    const changes = new InMemoryChanges();
    const cache = new AccountCache(database.db, changes, 2);
    const accounts = new PostgresAccountRepository(database.db);
    for (const id of ['ada', 'grace', 'mary']) await accounts.open(anAccount({ id }));
    await cache.read(['ada']);
    await cache.read(['grace', 'mary']);
    expect(cache.size).toBe(2);
    changes.announce('account', 'mary');
    expect(cache.size).toBe(1);
    changes.dropAnnouncements();
    expect(cache.size).toBe(0);
    const reading = cache.read(['ada']);
    changes.announce('account', 'ada');
    expect((await reading).get('ada')?.account).toEqual(anAccount());
    expect(cache.size).toBe(0);
    await empty(database);
  });

  test('[AUT-17] the database announces every change that makes a copy outdated', async () => {
    const cache = new AccountCache(database.db, database.changes);
    const accounts = new PostgresAccountRepository(database.db);
    await accounts.open(anAccount());
    await hearAnnouncements(database);
    await cache.read(['ada']);
    expect(cache.size).toBe(1);
    await accounts.erase('ada');
    await vi.waitFor(() => expect(cache.size).toBe(0), 10_000);
  });
});
