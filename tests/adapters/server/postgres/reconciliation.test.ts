import { describe, expect, test } from 'vitest';
import { InMemoryPayments } from '#adapters/memory/billing/in-memory-payments.ts';
import { ManualClock } from '#adapters/memory/platform/manual-clock.ts';
import { SequentialIds } from '#adapters/memory/platform/sequential-ids.ts';
import type { Database } from '#adapters/postgres/database.ts';
import { PostgresAccountRepository } from '#adapters/postgres/identity/postgres-account-repository.ts';
import { PostgresGrantRepository } from '#adapters/postgres/organizations/postgres-grant-repository.ts';
import { PostgresLedger } from '#adapters/postgres/billing/postgres-ledger.ts';
import { PostgresOrders } from '#adapters/postgres/billing/postgres-orders.ts';
import { PostgresOrganizationRepository } from '#adapters/postgres/organizations/postgres-organization-repository.ts';
import { PostgresReconciliations } from '#adapters/postgres/billing/postgres-reconciliations.ts';
import { PostgresTransaction } from '#adapters/postgres/postgres-transaction.ts';
import { reconcilePayments } from '#application/service/billing/orders/reconcile-payments.ts';
import type { Transaction } from '#application/service/ports/transaction.ts';
import { usd } from '#domain/billing/prices/money.ts';
import { anAccount } from '../../../builders/an-account.ts';
import { anOrder } from '../../../builders/an-order.ts';
import { anOrganization } from '../../../builders/an-organization.ts';
import { day, startOfTests } from '../../../builders/time.ts';
import { openForTests, testDatabases } from './test-databases.ts';

const attempt = { id: 'job', report: async () => true };

describe.each(testDatabases)('$name: payments are compared with the books at night', (place) => {
  let database: Database;
  openForTests(place, (opened) => {
    database = opened;
  });

  test('[LIC-10] a payment with a lost notice is booked once by the comparison, even if the process dies in the middle', async () => {
    const { db } = database;
    const clock = new ManualClock(startOfTests);
    const payments = new InMemoryPayments(clock);
    const [orders, ledger] = [new PostgresOrders(db), new PostgresLedger(db)];
    const grants = new PostgresGrantRepository(db);
    const reconciliations = new PostgresReconciliations(db);
    const stored = new PostgresTransaction(database, clock);
    let dies = true;
    const crash = new Error('crash');
    const transaction: Transaction = {
      read: (work) => stored.read(work),
      run: (work) =>
        stored.run(async (stores) => {
          const done = await work(stores);
          if (dies) throw crash;
          return done;
        }),
    };
    const ports = { orders, payments, reconciliations, transaction, clock, ids: new SequentialIds() };
    const compare = reconcilePayments(ports);

    await new PostgresAccountRepository(db).open(anAccount({ id: 'ada', grants: [] }));
    await anOrganization(new PostgresOrganizationRepository(db), { id: 'pier', kind: 'school' });
    const total = usd(108_000);
    const urls = { returnUrl: 'https://blockyard.test', cancelUrl: 'https://blockyard.test' };
    const opened = await payments.open({ order: 'order-1', total, title: '', email: null, ...urls });
    const session = opened.ok ? opened.value.id : '';
    await orders.place(anOrder({ buyer: { kind: 'organization', id: 'pier', path: 'pier/' }, session }));
    payments.pay(session, startOfTests + day);
    clock.sleep(2 * day);

    await expect(compare({}, attempt)).rejects.toThrow('crash');
    expect(await ledger.balancesOf('pier')).toMatchObject({ cash: usd(0) });
    dies = false;
    expect(await compare({}, attempt)).toEqual({ compared: 1, settled: 1, open: 0 });
    const holders = { accountId: 'ada', organization: 'pier/' };
    expect((await grants.read(holders)).grants).toMatchObject([{ kind: 'school', endsAt: anOrder().endsAt }]);
    expect(await ledger.balancesOf('pier')).toMatchObject({ cash: total, receivable: usd(0) });
    expect(await compare({}, attempt)).toEqual({ compared: 1, settled: 0, open: 0 });
    expect(await reconciliations.latest(5)).toMatchObject([
      { differences: [] },
      { differences: [{ kind: 'not-in-books', movement: 'paid', theirs: total, isSettled: true }] },
    ]);

    // A refund without a notice is also recorded, and ends the license. A recorded payment that the provider does not know stays open.
    payments.payBack(session, startOfTests + 2 * day, total);
    await ledger.record({
      id: 'paid/pi_nowhere',
      at: startOfTests + day,
      buyer: 'pier',
      order: 'order-1',
      kind: 'paid',
      amounts: { paid: usd(500) },
    });
    clock.sleep(day);
    expect(await compare({}, attempt)).toEqual({ compared: 2, settled: 1, open: 1 });
    expect((await grants.read(holders)).grants).toMatchObject([{ endsAt: startOfTests + 2 * day }]);
    const [last] = await reconciliations.latest(1);
    expect(last?.differences).toMatchObject([
      { kind: 'not-at-provider', id: 'pi_nowhere', ours: usd(500), order: 'order-1', isSettled: false },
      { kind: 'not-in-books', movement: 'refunded', isSettled: true },
    ]);

    // While the provider is unreachable, the job fails and is retried. It reports no differences.
    payments.online = false;
    await expect(compare({}, attempt)).rejects.toThrow('unavailable');
    expect((await reconciliations.latest(1))[0]).toEqual(last);
  });
});
