import { apiGuestOrderService } from '#adapters/api/billing/api-guest-order-service.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { aService } from '../../../builders/a-service.ts';
import { guestOrderServiceContract, setUpOrders } from '../../billing/guest-order-service.contract.ts';
import { overTheWire } from '../over-the-wire.ts';

guestOrderServiceContract('apiGuestOrderService, over a real socket to the real server', async () => {
  const behind = aService();
  const people = await setUpOrders(behind);
  const wire = await overTheWire(behind, people.token);
  return { ...people, ...wire, guests: apiGuestOrderService(wire.http, new InMemoryLog()) };
});
