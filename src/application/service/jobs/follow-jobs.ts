import type { Job } from '#domain/jobs/job.ts';
import type { Jobs } from '../ports/jobs.ts';
import type { VerifiedIdentity } from '../ports/token-verifier.ts';

/** The long work of whoever calls, to be followed and given up (UI-5). Null where there is no such job of theirs. */
export type FollowJobs = {
  readonly read: (identity: VerifiedIdentity, id: string) => Promise<Job | null>;
  /** Answers the job as it then is; one that has ended stays as it is. */
  readonly cancel: (identity: VerifiedIdentity, id: string) => Promise<Job | null>;
};

export function followJobs(jobs: Pick<Jobs, 'read' | 'cancel'>): FollowJobs {
  return {
    read: ({ id: owner }, id) => jobs.read(id, owner),
    cancel: ({ id: owner }, id) => jobs.cancel(id, owner),
  };
}
