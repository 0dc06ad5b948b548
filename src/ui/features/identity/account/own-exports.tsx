import { useCallback, useState } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import { useApp } from '../../../app-context.tsx';
import { Button } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useQuery } from '../../../data/use-query.ts';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { useStorageEntry } from '../../../use-storage-entry.ts';
import { jobEntry, StoredJob } from '../../platform/jobs/stored-job.tsx';
import { ExportFiles } from './export-files.tsx';
import { exportsWords as words } from './messages/en/export.ts';
import { focusSection } from './settings-section.tsx';

const entry = jobEntry('own-export');

/** Orders a file of the user's own data, shows its progress (also after a reload and in other tabs), and lists the files that are ready. */
export function OwnExports() {
  const { exports } = useApp();
  const [job, change] = useStorageEntry(entry);
  const [ended, setEnded] = useState<string | null>(null);
  const files = useQuery(useCallback((options: ReadOptions) => exports.list(options), [exports]));
  const { retry } = files;
  const ordering = useAsyncAction();
  const inWork = job !== null && job !== '' && job !== ended;
  const onEnd = useCallback(
    (id: string) => {
      setEnded(id);
      retry();
    },
    [retry],
  );
  const order = (): void =>
    ordering.run(
      () => exports.order(),
      (id) => {
        change(() => id);
        // Moves the focus to the section, because the button disappears while the file is created.
        focusSection('export');
      },
    );
  return (
    <>
      <StoredJob entry={entry} title={words.job} describeResult={() => words.ready} onEnd={onEnd} />
      <FailureNotice failure={ordering.failure} />
      {inWork ? null : (
        <div>
          <Button aria-disabled={ordering.pending} onClick={order}>
            {words.order}
          </Button>
        </div>
      )}
      <QueryBoundary query={files} waiting={words.waiting}>
        {(value) => <ExportFiles files={value} onExpired={retry} />}
      </QueryBoundary>
    </>
  );
}
