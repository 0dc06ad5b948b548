import { apiStockService } from '#adapters/api/billing/api-stock-service.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { aService } from '../../../builders/a-service.ts';
import { stockServiceContract, setUpShipping } from '../../billing/stock-service.contract.ts';
import { overTheWire } from '../over-the-wire.ts';

stockServiceContract('apiStockService, over a real socket to the real server', async () => {
  const behind = aService();
  const people = await setUpShipping(behind);
  const wire = await overTheWire(behind, people.token);
  return { ...people, ...wire, stock: apiStockService(wire.http, new InMemoryLog()) };
});
