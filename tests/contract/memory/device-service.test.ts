import { InMemoryDeviceService } from '#adapters/memory/in-memory-device-service.ts';
import { aService } from '../../builders/a-service.ts';
import { devicePerson } from '../device-person.ts';
import { deviceServiceContract } from '../device-service.contract.ts';

deviceServiceContract('InMemoryDeviceService', async () => {
  const behind = aService();
  const person = await devicePerson(behind);
  const devices = new InMemoryDeviceService(behind.app, async () => person.token());
  return {
    ...person,
    devices,
    disconnect: () => {
      devices.online = false;
    },
    close: async () => undefined,
  };
});
