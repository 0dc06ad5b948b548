import { InMemoryAccountRepository } from '#adapters/memory/in-memory-account-repository.ts';
import { InMemoryInvitationRepository } from '#adapters/memory/in-memory-invitation-repository.ts';
import { InMemoryJobs } from '#adapters/memory/in-memory-jobs.ts';
import { InMemoryOrganizationRepository } from '#adapters/memory/in-memory-organization-repository.ts';
import { InMemoryTransaction } from '#adapters/memory/in-memory-transaction.ts';
import { ManualClock } from '#adapters/memory/manual-clock.ts';
import type { JobKinds } from '#application/service/ports/job-kinds.ts';
import { jobPolicies } from '#domain/jobs/job-policies.ts';
import { startOfTests } from '../../builders/time.ts';
import { invitationRepositoryContract } from '../invitation-repository.contract.ts';

invitationRepositoryContract('InMemoryInvitationRepository', async () => {
  const accounts = new InMemoryAccountRepository();
  const organizations = new InMemoryOrganizationRepository(accounts);
  const invitations = new InMemoryInvitationRepository(accounts, organizations);
  const jobs = new InMemoryJobs<JobKinds>(jobPolicies, new ManualClock(startOfTests));
  return {
    accounts,
    organizations,
    invitations,
    transaction: new InMemoryTransaction(accounts, jobs, { organizations, invitations }),
    close: async () => undefined,
  };
});
