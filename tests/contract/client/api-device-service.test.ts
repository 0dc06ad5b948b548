import { apiDeviceService } from '#adapters/api/api-device-service.ts';
import { InMemoryLog } from '#adapters/memory/in-memory-log.ts';
import { aService } from '../../builders/a-service.ts';
import { devicePerson } from '../device-person.ts';
import { deviceServiceContract } from '../device-service.contract.ts';
import { overTheWire } from './over-the-wire.ts';

deviceServiceContract('apiDeviceService, over a real socket to the real server on memory', async () => {
  const behind = aService();
  const person = await devicePerson(behind);
  const wire = await overTheWire(behind, person.token);
  return { ...person, ...wire, devices: apiDeviceService(wire.http, new InMemoryLog()) };
});
