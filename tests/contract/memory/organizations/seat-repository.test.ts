import { inMemoryStores } from '#adapters/memory/in-memory-stores.ts';
import { seatRepositoryContract } from '../../organizations/seat-repository.contract.ts';

seatRepositoryContract('InMemorySeatRepository', async () => {
  const { accounts, organizations, grants, actors, seats } = inMemoryStores();
  return { accounts, organizations, grants, actors, seats, close: async () => undefined };
});
