import { useCallback, useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { ImportDetail } from '#domain/rosters/imports/import-view.ts';
import { isFinal } from '#domain/platform/jobs/job.ts';
import { useApp } from '../../../app-context.tsx';
import { Button } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { shell } from '../../../messages/en/shell.ts';
import { JobProgressView } from '../../platform/jobs/job-progress-view.tsx';
import { useJob } from '../../platform/jobs/use-job.ts';
import { importPage } from './messages/en/import-wizard.ts';
import { rolloverPage } from './messages/en/rollover.ts';

const workedOn = ['reading', 'committing', 'undoing'] as const;
export type WorkedOn = (typeof workedOn)[number];
export const isWorkedOn = (state: ImportDetail['state']): state is WorkedOn =>
  workedOn.some((each) => each === state);

const wordsOf = ({ isRollover }: Pick<ImportDetail, 'isRollover'>) =>
  isRollover ? rolloverPage : importPage;

type Worked = {
  readonly detail: Pick<ImportDetail, 'id' | 'isRollover' | 'plan'>;
  readonly jobId: string;
  readonly state: WorkedOn;
};

const nothing = (): null => null;

/** Shown if the job ended early. Starting it again continues at the same point. */
const Stopped = ({
  detail,
  state,
  onStarted,
}: Omit<Worked, 'jobId'> & { readonly onStarted: () => void }) => {
  const { id, plan } = detail;
  const words = wordsOf(detail);
  const { imports } = useApp();
  const action = useAsyncAction();
  const orders = {
    reading: () => imports.plan(id, {}),
    committing: () => imports.commit(id, plan, null),
    undoing: () => imports.undo(id),
  };
  return (
    <div className="stack">
      <Notice tone="error" title={words.stopped}>
        <p>{words.stoppedLead[state]}</p>
      </Notice>
      <FailureNotice failure={action.failure} />
      <div>
        <Button
          variant="primary"
          aria-disabled={action.pending}
          onClick={() => action.run<unknown>(orders[state], onStarted)}
        >
          {words.tryAgain}
        </Button>
      </div>
    </div>
  );
};

/**
 * Returns how to stop the work. A commit is canceled through the import instead of the job, so that the result is final when the reply arrives. A canceled job
 * may still finish a part. An undo cannot be canceled, because half an undo is useless.
 */
function useCancel({ detail: { id }, jobId, state }: Worked) {
  const { imports, jobs } = useApp();
  if (state === 'undoing') return null;
  return state === 'committing' ? () => imports.cancel(id) : () => jobs.cancel(jobId);
}

const Followed = (work: Worked) => {
  const { detail, jobId, state } = work;
  const words = wordsOf(detail);
  const cancel = useCancel(work);
  const title = words[state];
  const followed = useJob(jobId);
  const { revalidate } = useRevalidator();
  const again = useCallback(() => void revalidate(), [revalidate]);
  const ended = followed.state === 'read' && isFinal(followed.job.state);
  useEffect(() => {
    if (ended) again();
  }, [ended, again]);
  if (followed.state === 'failed') return <FailureNotice failure={followed.failure} />;
  if (followed.state === 'read' && ended && followed.job.state !== 'done')
    return <Stopped detail={detail} state={state} onStarted={again} />;
  if (followed.state === 'read')
    return (
      <JobProgressView
        job={followed.job}
        title={title}
        running={words.leave}
        cancel={cancel}
        onCanceled={revalidate}
        describeResult={nothing}
        onDismiss={again}
      />
    );
  if (followed.state === 'waiting') return <output className="quiet">{shell.loading}</output>;
  // A different user's job cannot be followed, so the import itself shows the progress.
  return (
    <div className="stack">
      <Notice>{title}</Notice>
      <div>
        <Button onClick={again}>{words.lookAgain}</Button>
      </div>
    </div>
  );
};

/** The progress of the work on an import. At the end, the page is read again. The user can leave the page and return to it (UI-5). */
export const ImportJob = ({ detail, jobId, state }: Worked) => (
  <section className="stack" aria-label={wordsOf(detail)[state]}>
    <Followed key={jobId} detail={detail} jobId={jobId} state={state} />
  </section>
);
