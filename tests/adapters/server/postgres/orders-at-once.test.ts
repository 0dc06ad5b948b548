import { describe, expect, test } from 'vitest';
import { InMemoryDocumentPaper } from '#adapters/memory/billing/in-memory-document-paper.ts';
import { InMemoryActivationCodes } from '#adapters/memory/billing/in-memory-activation-codes.ts';
import { InMemoryRateLimiter } from '#adapters/memory/platform/in-memory-rate-limiter.ts';
import { InMemorySecrets } from '#adapters/memory/platform/in-memory-secrets.ts';
import { InMemoryVault } from '#adapters/memory/platform/in-memory-vault.ts';
import { InMemoryPayments } from '#adapters/memory/billing/in-memory-payments.ts';
import { SequentialIds } from '#adapters/memory/platform/sequential-ids.ts';
import { SystemClock } from '#adapters/node/system-clock.ts';
import type { Database } from '#adapters/postgres/database.ts';
import { PostgresAccountRepository } from '#adapters/postgres/identity/postgres-account-repository.ts';
import { InMemoryFileInspector } from '#adapters/memory/platform/in-memory-file-inspector.ts';
import { PostgresDiscountCodes } from '#adapters/postgres/billing/postgres-discount-codes.ts';
import { PostgresBillingFiles } from '#adapters/postgres/billing/postgres-billing-files.ts';
import { PostgresBillingDocuments } from '#adapters/postgres/billing/postgres-billing-documents.ts';
import { PostgresGrantRepository } from '#adapters/postgres/organizations/postgres-grant-repository.ts';
import { PostgresLedger } from '#adapters/postgres/billing/postgres-ledger.ts';
import { PostgresOrderBooks } from '#adapters/postgres/billing/postgres-order-books.ts';
import { PostgresReconciliations } from '#adapters/postgres/billing/postgres-reconciliations.ts';
import { PostgresOrders } from '#adapters/postgres/billing/postgres-orders.ts';
import { PostgresOrganizationRepository } from '#adapters/postgres/organizations/postgres-organization-repository.ts';
import { PostgresTransaction } from '#adapters/postgres/postgres-transaction.ts';
import { createOrdersApp } from '#application/service/billing/orders/orders-app.ts';
import { usd } from '#domain/billing/prices/money.ts';
import { anAccount } from '../../../builders/an-account.ts';
import { anOrder } from '../../../builders/an-order.ts';
import { anOrganization } from '../../../builders/an-organization.ts';
import { day, startOfTests } from '../../../builders/time.ts';
import { openForTests, testDatabases } from './test-databases.ts';

describe.each(testDatabases)('$name: simultaneous payments of an order', (place) => {
  let database: Database;
  openForTests(place, (opened) => {
    database = opened;
  });

  test('[LIC-5] [LIC-10] ten simultaneous notices make one grant, one set of entries and one line in the audit log, and so do refunds', async () => {
    const { db } = database;
    const clock = new SystemClock();
    const [payments, orders, ledger] = [
      new InMemoryPayments(clock),
      new PostgresOrders(db),
      new PostgresLedger(db),
    ];
    const [grants, organizations] = [new PostgresGrantRepository(db), new PostgresOrganizationRepository(db)];
    await new PostgresAccountRepository(db).open(anAccount({ id: 'ada', grants: [] }));
    await anOrganization(organizations, { id: 'pier', kind: 'school' });
    const app = createOrdersApp({
      orders,
      documents: new PostgresBillingDocuments(db),
      billingFiles: new PostgresBillingFiles(db),
      discountCodes: new PostgresDiscountCodes(db),
      fileInspector: new InMemoryFileInspector(),
      orderBooks: new PostgresOrderBooks(db),
      reconciliations: new PostgresReconciliations(db),
      codes: new InMemoryActivationCodes(),
      secrets: new InMemorySecrets(),
      vault: new InMemoryVault(),
      publicMailDomains: new Set<string>(),
      limiter: new InMemoryRateLimiter(),
      documentPaper: new InMemoryDocumentPaper(),
      grants,
      organizations,
      payments,
      clock,
      transaction: new PostgresTransaction(database, clock),
      ids: new SequentialIds(),
      publicUrl: 'https://blockyard.test',
    });
    const total = usd(108_000);
    const urls = { returnUrl: 'https://blockyard.test', cancelUrl: 'https://blockyard.test' };
    const session = await payments.open({ order: 'order-1', total, title: '', email: null, ...urls });
    const id = session.ok ? session.value.id : '';
    const buyer = { kind: 'organization', id: 'pier', path: 'pier/' } as const;
    await orders.place(anOrder({ buyer, session: id }));

    const notify = async () => {
      const { body, signature } = payments.noticeOf(id, clock.now());
      const calls = Array.from({ length: 10 }, () => app.notify(body, signature));
      expect((await Promise.all(calls)).every(({ ok }) => ok)).toBe(true);
    };
    const held = async () =>
      (await grants.read({ accountId: 'ada', organization: 'pier/' })).grants.map(({ endsAt }) => endsAt);
    const changes = async () =>
      (await db.selectFrom('audit_log').select('id').where('action', '=', 'order/state-changed').execute())
        .length;

    payments.pay(id, startOfTests + day);
    await notify();
    expect(await held()).toEqual([anOrder().endsAt]);
    expect(await changes()).toBe(1);
    expect(await ledger.balancesOf('pier')).toMatchObject({
      receivable: usd(0),
      cash: total,
      tax: usd(-8_000),
    });

    payments.payBack(id, startOfTests + 2 * day, total);
    await notify();
    expect(await held()).toEqual([startOfTests + 2 * day]);
    expect(await changes()).toBe(2);
    expect(await ledger.balancesOf('pier')).toMatchObject({ receivable: usd(0), cash: usd(0), tax: usd(0) });
  });
});
