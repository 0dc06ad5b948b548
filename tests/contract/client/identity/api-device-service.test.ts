import { apiDeviceService } from '#adapters/api/identity/api-device-service.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { aService } from '../../../builders/a-service.ts';
import { devicePerson } from '../../identity/device-person.ts';
import { deviceServiceContract } from '../../identity/device-service.contract.ts';
import { overTheWire } from '../over-the-wire.ts';

deviceServiceContract('apiDeviceService, over a real socket to the real server on memory', async () => {
  const behind = aService();
  const person = await devicePerson(behind);
  const wire = await overTheWire(behind, person.token);
  return { ...person, ...wire, devices: apiDeviceService(wire.http, new InMemoryLog()) };
});
