import { InMemoryAccountRepository } from '#adapters/memory/in-memory-account-repository.ts';
import { InMemorySessions } from '#adapters/memory/in-memory-sessions.ts';
import { sessionsContract } from '../sessions.contract.ts';

sessionsContract('InMemorySessions', async () => {
  const accounts = new InMemoryAccountRepository();
  return { accounts, sessions: new InMemorySessions(accounts), close: async () => undefined };
});
