import { inMemoryStores } from '#adapters/memory/in-memory-stores.ts';
import { ManualClock } from '#adapters/memory/platform/manual-clock.ts';
import { startOfTests } from '../../../builders/time.ts';
import { noticesContract } from '../../billing/notices.contract.ts';

noticesContract('InMemoryNotices', async () => {
  const { accounts, organizations, settings, orders, autoRenewals, grants, seats, notices, transaction } =
    inMemoryStores({ clock: new ManualClock(startOfTests) });
  return {
    accounts,
    organizations,
    settings,
    orders,
    autoRenewals,
    grants,
    seats,
    notices,
    transaction,
    close: async () => undefined,
  };
});
