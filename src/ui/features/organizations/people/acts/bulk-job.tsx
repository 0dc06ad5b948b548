import { useCallback, useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { jobEntry, StoredJob } from '../../../platform/jobs/stored-job.tsx';
import { readBulkResult } from './bulk-result.ts';
import { bulkWords as words } from '../messages/en/bulk.ts';
import { SkippedMembers } from './skipped-members.tsx';

export const bulkEntry = jobEntry('members');

const progressId = 'bulk-progress';
/** Moves the focus to the progress, because the focused control has disappeared. */
export const focusBulkJob = (): void => document.getElementById(progressId)?.focus();

function Result({ value }: { readonly value: unknown }) {
  const { act, changed, skipped } = useMemo(() => readBulkResult(value), [value]);
  return (
    <div className="stack">
      <p>{words.changed[act](changed)}</p>
      {skipped.length === 0 ? null : <SkippedMembers skipped={skipped} />}
    </div>
  );
}

const describeResult = (value: unknown) => <Result value={value} />;

export function BulkJob() {
  const { revalidate } = useRevalidator();
  const onEnd = useCallback(() => void revalidate(), [revalidate]);
  return (
    <section id={progressId} className="stack wide-table job-place" aria-label={words.progress} tabIndex={-1}>
      <StoredJob entry={bulkEntry} title={words.progress} describeResult={describeResult} onEnd={onEnd} />
    </section>
  );
}
