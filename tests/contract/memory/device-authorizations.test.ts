import { InMemoryDeviceAuthorizations } from '#adapters/memory/in-memory-device-authorizations.ts';
import { deviceAuthorizationsContract } from '../device-authorizations.contract.ts';

deviceAuthorizationsContract('InMemoryDeviceAuthorizations', async () => {
  const waiting = new InMemoryDeviceAuthorizations();
  return { waiting, sameWaiting: waiting, close: async () => undefined };
});
