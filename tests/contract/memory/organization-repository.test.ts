import { InMemoryAccountRepository } from '#adapters/memory/in-memory-account-repository.ts';
import { InMemoryActorSource } from '#adapters/memory/in-memory-actor-source.ts';
import { InMemoryDomainRepository } from '#adapters/memory/in-memory-domain-repository.ts';
import { InMemoryJobs } from '#adapters/memory/in-memory-jobs.ts';
import { InMemoryOrganizationRepository } from '#adapters/memory/in-memory-organization-repository.ts';
import { InMemorySessions } from '#adapters/memory/in-memory-sessions.ts';
import { InMemoryTransaction } from '#adapters/memory/in-memory-transaction.ts';
import { ManualClock } from '#adapters/memory/manual-clock.ts';
import type { JobKinds } from '#application/service/ports/job-kinds.ts';
import { jobPolicies } from '#domain/jobs/job-policies.ts';
import { startOfTests } from '../../builders/time.ts';
import { organizationRepositoryContract } from '../organization-repository.contract.ts';

organizationRepositoryContract('InMemoryOrganizationRepository', async () => {
  const accounts = new InMemoryAccountRepository();
  const organizations = new InMemoryOrganizationRepository(accounts);
  const jobs = new InMemoryJobs<JobKinds>(jobPolicies, new ManualClock(startOfTests));
  return {
    accounts,
    organizations,
    actors: new InMemoryActorSource(
      accounts,
      organizations,
      new InMemorySessions(accounts),
      new InMemoryDomainRepository(organizations),
    ),
    transaction: new InMemoryTransaction(accounts, jobs, { organizations }),
    close: async () => undefined,
  };
});
