import { describe } from 'vitest';
import { SystemClock } from '#adapters/node/system-clock.ts';
import { PostgresTransaction } from '#adapters/postgres/postgres-transaction.ts';
import type { Database } from '#adapters/postgres/database.ts';
import { PostgresAccountRepository } from '#adapters/postgres/identity/postgres-account-repository.ts';
import { PostgresAutoRenewals } from '#adapters/postgres/billing/postgres-auto-renewals.ts';
import { PostgresGrantRepository } from '#adapters/postgres/organizations/postgres-grant-repository.ts';
import { PostgresNotices } from '#adapters/postgres/billing/postgres-notices.ts';
import { PostgresOrganizationSettingsStore } from '#adapters/postgres/organizations/postgres-organization-settings-store.ts';
import { PostgresSeatRepository } from '#adapters/postgres/organizations/postgres-seat-repository.ts';
import { PostgresActivationCodes } from '#adapters/postgres/billing/postgres-activation-codes.ts';
import { PostgresBillingDocuments } from '#adapters/postgres/billing/postgres-billing-documents.ts';
import { PostgresDiscountCodes } from '#adapters/postgres/billing/postgres-discount-codes.ts';
import { PostgresBillingFiles } from '#adapters/postgres/billing/postgres-billing-files.ts';
import { PostgresLedger } from '#adapters/postgres/billing/postgres-ledger.ts';
import { PostgresOrderBooks } from '#adapters/postgres/billing/postgres-order-books.ts';
import { PostgresReconciliations } from '#adapters/postgres/billing/postgres-reconciliations.ts';
import { PostgresOrganizationRepository } from '#adapters/postgres/organizations/postgres-organization-repository.ts';
import { PostgresStock } from '#adapters/postgres/billing/postgres-stock.ts';
import { PostgresOrders } from '#adapters/postgres/billing/postgres-orders.ts';
import { contractDatabase, empty, openForTests } from '../adapters/server/postgres/test-databases.ts';
import { discountCodesContract } from './billing/discount-codes.contract.ts';
import { billingFilesContract } from './billing/billing-files.contract.ts';
import { activationCodesContract } from './billing/activation-codes.contract.ts';
import { noticesContract } from './billing/notices.contract.ts';
import { autoRenewalsContract } from './billing/auto-renewals.contract.ts';
import { orderContactsContract } from './billing/order-contacts.contract.ts';
import { stockContract } from './billing/stock.contract.ts';
import { orderBooksContract } from './billing/order-books.contract.ts';
import { reconciliationsContract } from './billing/reconciliations.contract.ts';

const { name } = contractDatabase;

describe(name, () => {
  let database: Database;
  openForTests(contractDatabase, (opened) => {
    database = opened;
  });
  const close = () => empty(database);

  orderBooksContract(name, async () => ({
    orders: new PostgresOrders(database.db),
    ledger: new PostgresLedger(database.db),
    documents: new PostgresBillingDocuments(database.db),
    stock: new PostgresStock(database.db),
    books: new PostgresOrderBooks(database.db),
    close,
  }));

  reconciliationsContract(name, async () => ({
    orders: new PostgresOrders(database.db),
    ledger: new PostgresLedger(database.db),
    reconciliations: new PostgresReconciliations(database.db),
    close,
  }));
  discountCodesContract(name, async () => ({
    codes: new PostgresDiscountCodes(database.db),
    orders: new PostgresOrders(database.db),
    close,
  }));
  billingFilesContract(name, async () => ({
    files: new PostgresBillingFiles(database.db),
    organizations: new PostgresOrganizationRepository(database.db),
    close,
  }));

  activationCodesContract(name, async () => ({
    codes: new PostgresActivationCodes(database.db),
    transaction: new PostgresTransaction(database, new SystemClock()),
    close,
  }));
  noticesContract(name, async () => ({
    accounts: new PostgresAccountRepository(database.db),
    organizations: new PostgresOrganizationRepository(database.db),
    settings: new PostgresOrganizationSettingsStore(database.db),
    grants: new PostgresGrantRepository(database.db),
    orders: new PostgresOrders(database.db),
    autoRenewals: new PostgresAutoRenewals(database.db),
    seats: new PostgresSeatRepository(database.db),
    notices: new PostgresNotices(database.db),
    transaction: new PostgresTransaction(database, new SystemClock()),
    close,
  }));
  const within = async () => ({
    transaction: new PostgresTransaction(database, new SystemClock()),
    close,
  });
  stockContract(name, within);
  orderContactsContract(name, within);
  autoRenewalsContract(name, within);
});
