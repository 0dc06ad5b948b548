import { inMemoryStores } from '#adapters/memory/in-memory-stores.ts';
import { actorSourceContract } from '../../identity/actor-source.contract.ts';

actorSourceContract('InMemoryActorSource', async () => {
  const { accounts, actors, sessions, organizations, domains } = inMemoryStores();
  return { accounts, actors, sessions, organizations, domains, close: async () => undefined };
});
