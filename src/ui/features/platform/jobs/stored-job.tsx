import { type ComponentProps, useEffect } from 'react';
import { isFinal } from '#domain/platform/jobs/job.ts';
import type { StorageEntry } from '#application/client/platform/ports/storage.ts';
import { productSlug } from '#domain/product.ts';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { useStorageEntry } from '../../../use-storage-entry.ts';
import { JobProgressView } from './job-progress-view.tsx';
import { useJob } from './use-job.ts';
import './jobs.css';

/**
 * Returns the storage entry for a job's id, which later visits read. The id is '' after the user has dismissed the job. Create the entry once, outside
 * components.
 */
export const jobEntry = (name: string): StorageEntry<string> => ({
  area: 'local',
  key: `${productSlug}-job-${name}`,
  decode: (value) => (typeof value === 'string' ? value : null),
});

type Props = Omit<ComponentProps<typeof JobProgressView>, 'job' | 'onDismiss'> & {
  /** Called with the id when the job has ended, or can no longer be followed. Must be the same function at every render. */
  readonly onEnd?: (id: string) => void;
};

const Followed = ({
  id,
  onDismiss,
  onEnd,
  ...props
}: Props & { readonly id: string; readonly onDismiss: () => void }) => {
  const followed = useJob(id);
  const isGone = followed.state === 'gone';
  useEffect(() => {
    if (isGone) onDismiss();
  }, [isGone, onDismiss]);
  const hasEnded = followed.state === 'failed' || (followed.state === 'read' && isFinal(followed.job.state));
  useEffect(() => {
    if (hasEnded) onEnd?.(id);
  }, [hasEnded, onEnd, id]);
  if (followed.state === 'failed') return <FailureNotice failure={followed.failure} />;
  return followed.state === 'read' ? (
    <JobProgressView job={followed.job} onDismiss={onDismiss} {...props} />
  ) : null;
};

/** The job with the id in this entry, also after a reload and in other tabs. Renders nothing if there is none. */
export const StoredJob = ({ entry, ...props }: Props & { readonly entry: StorageEntry<string> }) => {
  const [id, change] = useStorageEntry(entry);
  if (id === null || id === '') return null;
  return <Followed key={id} id={id} onDismiss={() => change(() => '')} {...props} />;
};
