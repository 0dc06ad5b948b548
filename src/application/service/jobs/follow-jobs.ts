import type { Job } from '#domain/jobs/job.ts';
import type { Caller } from '../access/caller.ts';
import type { Jobs } from '../ports/jobs.ts';

/** The long work of the caller, to be followed and given up (UI-5). Null where there is no such job of theirs. */
export type FollowJobs = {
  readonly read: (caller: Caller, id: string) => Promise<Job | null>;
  /** Answers the job as it then is; one that has ended stays as it is. */
  readonly cancel: (caller: Caller, id: string) => Promise<Job | null>;
};

export type FollowJobsPorts = { readonly jobs: Pick<Jobs, 'read' | 'cancel'> };

export function followJobs({ jobs }: FollowJobsPorts): FollowJobs {
  return {
    read: ({ account }, id) => jobs.read(id, account.id),
    cancel: ({ account }, id) => jobs.cancel(id, account.id),
  };
}
