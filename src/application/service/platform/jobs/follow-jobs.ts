import type { Job } from '#domain/platform/jobs/job.ts';
import type { AnyJobKinds, Jobs } from '../ports/jobs.ts';

type Owner = { readonly account: { readonly id: string } };

/** The caller's background jobs (UI-5). Null if the caller has no such job. */
export type FollowJobs = {
  readonly read: (caller: Owner, id: string) => Promise<Job | null>;
  /** Cancels a job and returns it; an ended job does not change. */
  readonly cancel: (caller: Owner, id: string) => Promise<Job | null>;
};

export type FollowJobsPorts = { readonly jobs: Pick<Jobs<AnyJobKinds>, 'read' | 'cancel'> };

export function followJobs({ jobs }: FollowJobsPorts): FollowJobs {
  return {
    read: ({ account }, id) => jobs.read(id, account.id),
    cancel: ({ account }, id) => jobs.cancel(id, account.id),
  };
}
