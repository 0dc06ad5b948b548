import { InMemoryAccountRepository } from '#adapters/memory/in-memory-account-repository.ts';
import { InMemoryDevices } from '#adapters/memory/in-memory-devices.ts';
import { devicesContract } from '../devices.contract.ts';

devicesContract('InMemoryDevices', async () => {
  const accounts = new InMemoryAccountRepository();
  return { accounts, devices: new InMemoryDevices(accounts), close: async () => undefined };
});
