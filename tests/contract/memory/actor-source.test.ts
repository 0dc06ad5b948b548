import { InMemoryAccountRepository } from '#adapters/memory/in-memory-account-repository.ts';
import { InMemoryActorSource } from '#adapters/memory/in-memory-actor-source.ts';
import { InMemoryDomainRepository } from '#adapters/memory/in-memory-domain-repository.ts';
import { InMemoryOrganizationRepository } from '#adapters/memory/in-memory-organization-repository.ts';
import { InMemorySessions } from '#adapters/memory/in-memory-sessions.ts';
import { actorSourceContract } from '../actor-source.contract.ts';

actorSourceContract('InMemoryActorSource', async () => {
  const accounts = new InMemoryAccountRepository();
  const organizations = new InMemoryOrganizationRepository(accounts);
  const sessions = new InMemorySessions(accounts);
  const domains = new InMemoryDomainRepository(organizations);
  const actors = new InMemoryActorSource(accounts, organizations, sessions, domains);
  return { accounts, actors, sessions, organizations, domains, close: async () => undefined };
});
