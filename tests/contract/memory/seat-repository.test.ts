import { InMemoryAccountRepository } from '#adapters/memory/in-memory-account-repository.ts';
import { InMemoryActorSource } from '#adapters/memory/in-memory-actor-source.ts';
import { InMemoryDomainRepository } from '#adapters/memory/in-memory-domain-repository.ts';
import { InMemoryGrantRepository } from '#adapters/memory/in-memory-grant-repository.ts';
import { InMemoryOrganizationRepository } from '#adapters/memory/in-memory-organization-repository.ts';
import { InMemorySeatRepository } from '#adapters/memory/in-memory-seat-repository.ts';
import { InMemorySessions } from '#adapters/memory/in-memory-sessions.ts';
import { seatRepositoryContract } from '../seat-repository.contract.ts';

seatRepositoryContract('InMemorySeatRepository', async () => {
  const accounts = new InMemoryAccountRepository();
  const organizations = new InMemoryOrganizationRepository(accounts);
  const grants = new InMemoryGrantRepository(accounts, organizations);
  const sessions = new InMemorySessions(accounts);
  const domains = new InMemoryDomainRepository(organizations);
  const actors = new InMemoryActorSource(accounts, organizations, sessions, domains);
  const seats = new InMemorySeatRepository(accounts, organizations);
  return { accounts, organizations, grants, actors, seats, close: async () => undefined };
});
