import { inMemoryStores } from '#adapters/memory/in-memory-stores.ts';
import { ManualClock } from '#adapters/memory/platform/manual-clock.ts';
import { startOfTests } from '../../../builders/time.ts';
import { activationCodesContract } from '../../billing/activation-codes.contract.ts';

activationCodesContract('InMemoryActivationCodes', async () => {
  const { codes, transaction } = inMemoryStores({ clock: new ManualClock(startOfTests) });
  return { codes, transaction, close: async () => undefined };
});
