import { InMemoryAccountRepository } from '#adapters/memory/in-memory-account-repository.ts';
import { InMemoryActorSource } from '#adapters/memory/in-memory-actor-source.ts';
import { actorSourceContract } from '../actor-source.contract.ts';

actorSourceContract('InMemoryActorSource', async () => {
  const accounts = new InMemoryAccountRepository();
  return { accounts, actors: new InMemoryActorSource(accounts), close: async () => undefined };
});
