import { inMemoryStores } from '#adapters/memory/in-memory-stores.ts';
import { sessionsContract } from '../sessions.contract.ts';

sessionsContract('InMemorySessions', async () => {
  const { accounts, sessions } = inMemoryStores();
  return { accounts, sessions, close: async () => undefined };
});
