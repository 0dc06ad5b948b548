import { InMemoryOrderService } from '#adapters/memory/in-memory-order-service.ts';
import { aService } from '../../builders/a-service.ts';
import { licensedDistrict } from '../licensed-district.ts';
import { orderServiceContract } from '../order-service.contract.ts';

orderServiceContract('InMemoryOrderService', async () => {
  const behind = aService();
  const ada = await licensedDistrict(behind, null);
  const orders = new InMemoryOrderService(behind.app, async () => ada.token());
  return {
    orders,
    payments: behind.payments,
    disconnect: () => {
      orders.online = false;
    },
    close: async () => undefined,
  };
});
