import { InMemoryAccountRepository } from '#adapters/memory/in-memory-account-repository.ts';
import { InMemoryActorSource } from '#adapters/memory/in-memory-actor-source.ts';
import { InMemoryDomainRepository } from '#adapters/memory/in-memory-domain-repository.ts';
import { InMemoryGrantRepository } from '#adapters/memory/in-memory-grant-repository.ts';
import { InMemoryOrganizationRepository } from '#adapters/memory/in-memory-organization-repository.ts';
import { InMemorySessions } from '#adapters/memory/in-memory-sessions.ts';
import { grantRepositoryContract } from '../grant-repository.contract.ts';

grantRepositoryContract('InMemoryGrantRepository', async () => {
  const accounts = new InMemoryAccountRepository();
  const organizations = new InMemoryOrganizationRepository(accounts);
  const grants = new InMemoryGrantRepository(accounts, organizations);
  const sessions = new InMemorySessions(accounts);
  const domains = new InMemoryDomainRepository(organizations);
  const actors = new InMemoryActorSource(accounts, organizations, sessions, domains);
  return { accounts, organizations, grants, actors, close: async () => undefined };
});
