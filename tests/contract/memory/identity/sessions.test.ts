import { inMemoryStores } from '#adapters/memory/in-memory-stores.ts';
import { sessionsContract } from '../../identity/sessions.contract.ts';

sessionsContract('InMemorySessions', async () => {
  const { accounts, sessions } = inMemoryStores();
  return { accounts, sessions, close: async () => undefined };
});
