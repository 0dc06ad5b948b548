import { InMemoryAccountRepository } from '#adapters/memory/in-memory-account-repository.ts';
import { InMemoryAutoRenewals } from '#adapters/memory/in-memory-auto-renewals.ts';
import { InMemoryGrantRepository } from '#adapters/memory/in-memory-grant-repository.ts';
import { InMemoryJobs } from '#adapters/memory/in-memory-jobs.ts';
import { InMemoryNotices } from '#adapters/memory/in-memory-notices.ts';
import { InMemoryOrders } from '#adapters/memory/in-memory-orders.ts';
import { InMemoryOrganizationRepository } from '#adapters/memory/in-memory-organization-repository.ts';
import { InMemoryOrganizationSettingsStore } from '#adapters/memory/in-memory-organization-settings-store.ts';
import { noSales } from '#adapters/memory/in-memory-sales.ts';
import { InMemorySeatRepository } from '#adapters/memory/in-memory-seat-repository.ts';
import { InMemoryTransaction } from '#adapters/memory/in-memory-transaction.ts';
import { ManualClock } from '#adapters/memory/manual-clock.ts';
import type { JobKinds } from '#application/service/ports/job-kinds.ts';
import { jobPolicies } from '#domain/jobs/job-policies.ts';
import { startOfTests } from '../../builders/time.ts';
import { noticesContract } from '../notices.contract.ts';

noticesContract('InMemoryNotices', async () => {
  const accounts = new InMemoryAccountRepository();
  const organizations = new InMemoryOrganizationRepository(accounts);
  const settings = new InMemoryOrganizationSettingsStore(accounts, organizations);
  const orders = new InMemoryOrders();
  const autoRenewals = new InMemoryAutoRenewals();
  const sales = noSales();
  const { contacts } = sales;
  return {
    accounts,
    organizations,
    settings,
    orders,
    autoRenewals,
    grants: new InMemoryGrantRepository(accounts, organizations),
    seats: new InMemorySeatRepository(accounts, organizations),
    notices: new InMemoryNotices({ accounts, organizations, settings, orders, contacts, autoRenewals }),
    transaction: new InMemoryTransaction(
      accounts,
      new InMemoryJobs<JobKinds>(jobPolicies, new ManualClock(startOfTests)),
      { sales },
    ),
    close: async () => undefined,
  };
});
