import { apiOrderService } from '#adapters/api/billing/api-order-service.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { aService } from '../../../builders/a-service.ts';
import { licensedDistrict } from '../../billing/licensed-district.ts';
import { orderServiceContract } from '../../billing/order-service.contract.ts';
import { overTheWire } from '../over-the-wire.ts';

orderServiceContract('apiOrderService, over a real socket to the real server', async () => {
  const behind = aService();
  const ada = await licensedDistrict(behind, null);
  const wire = await overTheWire(behind, ada.token);
  const orders = apiOrderService(wire.http, new InMemoryLog());
  return { ...wire, orders, payments: behind.payments };
});
