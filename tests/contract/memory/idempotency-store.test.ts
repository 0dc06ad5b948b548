import { InMemoryAccountRepository } from '#adapters/memory/in-memory-account-repository.ts';
import { InMemoryCalls } from '#adapters/memory/in-memory-calls.ts';
import { InMemoryIdempotencyStore, type StoredClaim } from '#adapters/memory/in-memory-idempotency-store.ts';
import { InMemoryJobs } from '#adapters/memory/in-memory-jobs.ts';
import { ManualClock } from '#adapters/memory/manual-clock.ts';
import { InMemoryTransaction } from '#adapters/memory/in-memory-transaction.ts';
import type { JobKinds } from '#application/service/ports/job-kinds.ts';
import { jobPolicies } from '#domain/jobs/job-policies.ts';
import { startOfTests } from '../../builders/time.ts';
import { idempotencyStoreContract } from '../idempotency-store.contract.ts';

idempotencyStoreContract('InMemoryIdempotencyStore', async () => {
  const claims = new Map<string, StoredClaim>();
  const calls = new InMemoryCalls();
  const accounts = new InMemoryAccountRepository();
  const store = new InMemoryIdempotencyStore(claims, calls);
  return {
    store,
    sameStore: new InMemoryIdempotencyStore(claims, calls),
    transaction: new InMemoryTransaction(
      accounts,
      new InMemoryJobs<JobKinds>(jobPolicies, new ManualClock(startOfTests)),
      { calls },
    ),
    accounts,
    storedKeys: async () => store.keys(),
    close: async () => undefined,
  };
});
