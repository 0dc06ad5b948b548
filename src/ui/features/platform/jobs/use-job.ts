import { useEffect, useState } from 'react';
import type { Job } from '#domain/platform/jobs/job.ts';
import { useApp } from '../../../app-context.tsx';
import type { ClientFailure } from '../../../messages/client-failure.ts';
import { useThrowToBoundary } from '../../../use-throw-to-boundary.ts';

export type FollowedJob =
  | { readonly state: 'waiting' }
  | { readonly state: 'read'; readonly job: Job }
  /** The user has no such job, because its retention has ended or a different user is signed in. */
  | { readonly state: 'gone' }
  | { readonly state: 'failed'; readonly failure: ClientFailure };

/** Polls a job of the signed-in user until it ends, while the component is mounted. */
export function useJob(id: string): FollowedJob {
  const { jobs } = useApp();
  const [followed, setFollowed] = useState<{ readonly id: string; readonly now: FollowedJob } | null>(null);
  const report = useThrowToBoundary();
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const show = (now: FollowedJob): void => {
      if (!signal.aborted) setFollowed({ id, now });
    };
    jobs
      .follow(id, (job) => show({ state: 'read', job }), { signal })
      .then((end) => {
        if (!end.ok) show({ state: 'failed', failure: end.error });
        else show(end.value === null ? { state: 'gone' } : { state: 'read', job: end.value });
      })
      .catch((thrown: unknown) => {
        if (!signal.aborted) report(thrown);
      });
    return () => left.abort();
  }, [jobs, id, report]);
  return followed?.id === id ? followed.now : { state: 'waiting' };
}
