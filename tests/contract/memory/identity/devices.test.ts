import { inMemoryStores } from '#adapters/memory/in-memory-stores.ts';
import { devicesContract } from '../../identity/devices.contract.ts';

devicesContract('InMemoryDevices', async () => {
  const { accounts, devices } = inMemoryStores();
  return { accounts, devices, close: async () => undefined };
});
