import { type ComponentProps, useEffect } from 'react';
import type { StorageEntry } from '#application/client/ports/storage.ts';
import { productSlug } from '#domain/product.ts';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { useStorageEntry } from '../../use-storage-entry.ts';
import { JobProgress } from './job-progress.tsx';
import { useJob } from './use-job.ts';

/** Where the id of the job of this name stands, for the visits to come; '' once it was dismissed. Made once, outside of components. */
export const jobEntry = (name: string): StorageEntry<string> => ({
  area: 'local',
  key: `${productSlug}-job-${name}`,
  decode: (value) => (typeof value === 'string' ? value : null),
});

type Props = Omit<ComponentProps<typeof JobProgress>, 'job' | 'onDismiss'>;

const Followed = ({
  id,
  onDismiss,
  ...props
}: Props & { readonly id: string; readonly onDismiss: () => void }) => {
  const followed = useJob(id);
  const isGone = followed.state === 'gone';
  useEffect(() => {
    if (isGone) onDismiss();
  }, [isGone, onDismiss]);
  if (followed.state === 'failed') return <FailureNotice failure={followed.failure} />;
  return followed.state === 'read' ? (
    <JobProgress job={followed.job} onDismiss={onDismiss} {...props} />
  ) : null;
};

/** The job whose id stands in this entry, found again after a reload and in other tabs; nothing where there is none. */
export const StoredJob = ({ entry, ...props }: Props & { readonly entry: StorageEntry<string> }) => {
  const [id, change] = useStorageEntry(entry);
  if (id === null || id === '') return null;
  return <Followed key={id} id={id} onDismiss={() => change(() => '')} {...props} />;
};
