import { inMemoryStores } from '#adapters/memory/in-memory-stores.ts';
import { deviceAuthorizationsContract } from '../../identity/device-authorizations.contract.ts';

deviceAuthorizationsContract('InMemoryDeviceAuthorizations', async () => {
  const { deviceAuthorizations } = inMemoryStores();
  return { waiting: deviceAuthorizations, sameWaiting: deviceAuthorizations, close: async () => undefined };
});
