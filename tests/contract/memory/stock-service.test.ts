import { InMemoryStockService } from '#adapters/memory/in-memory-stock-service.ts';
import { aService } from '../../builders/a-service.ts';
import { stockServiceContract, whoSends } from '../stock-service.contract.ts';

stockServiceContract('InMemoryStockService', async () => {
  const behind = aService();
  const people = await whoSends(behind);
  const stock = new InMemoryStockService(behind.app, async () => people.token());
  return {
    ...people,
    stock,
    disconnect: () => {
      stock.online = false;
    },
    close: async () => undefined,
  };
});
