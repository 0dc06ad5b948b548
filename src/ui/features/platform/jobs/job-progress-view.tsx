import { Progress } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Job, JobProgress as Reported } from '#domain/platform/jobs/job.ts';
import type { Result } from '#domain/result.ts';
import { useApp } from '../../../app-context.tsx';
import { Button } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import type { ClientFailure } from '../../../messages/client-failure.ts';
import { jobWords } from './messages/en/jobs.ts';

type Props = {
  readonly title: string;
  readonly describeResult: (result: unknown) => ReactNode;
  readonly onDismiss: () => void;
  /** The text while the job runs, instead of the step that the job reports. */
  readonly running?: string;
  /** Stops the work. By default, cancels the job. Null if it cannot be stopped. */
  readonly cancel?: (() => Promise<Result<unknown, ClientFailure>>) | null;
  readonly onCanceled?: () => void | Promise<void>;
};

const Bar = ({ title, reported }: { readonly title: string; readonly reported: Reported | null }) => {
  const total = reported?.total ?? null;
  const known = reported !== null && total !== null && total > 0;
  return (
    // Without a total, the progress is unknown, and the bar has no value.
    <Progress.Root value={known ? Math.min(reported.done, total) : null} max={known ? total : 100}>
      <Progress.Label>{title}</Progress.Label>
      <Progress.Track aria-label={title}>
        <Progress.Range />
      </Progress.Track>
      {known ? <Progress.ValueText>{jobWords.partsDone(reported.done, total)}</Progress.ValueText> : null}
    </Progress.Root>
  );
};

const Outcome = ({ job, describeResult }: { readonly job: Job } & Pick<Props, 'describeResult'>) => {
  if (job.state === 'done') return <Notice tone="success">{describeResult(job.result)}</Notice>;
  if (job.state === 'failed') return <Notice tone="error">{jobWords.failed}</Notice>;
  return <Notice>{jobWords.canceled}</Notice>;
};

const CancelButton = ({
  cancel,
  onCanceled,
}: Required<Pick<Props, 'onCanceled'>> & { readonly cancel: NonNullable<Props['cancel']> }) => {
  const canceling = useAsyncAction();
  return (
    <>
      <FailureNotice failure={canceling.failure} />
      <div>
        <Button aria-disabled={canceling.pending} onClick={() => canceling.run(cancel, onCanceled)}>
          {canceling.pending ? jobWords.stopping : jobWords.cancel}
        </Button>
      </div>
    </>
  );
};

type UnderWayProps = Pick<Props, 'cancel' | 'onCanceled' | 'running' | 'title'> & { readonly job: Job };

const UnderWay = ({ job, title, running, cancel, onCanceled }: UnderWayProps) => {
  const { jobs } = useApp();
  return (
    <>
      <Bar title={title} reported={job.progress} />
      <Notice>
        {job.state === 'waiting' ? jobWords.waiting : (running ?? job.progress?.step ?? jobWords.running)}
      </Notice>
      {cancel === null ? null : (
        <CancelButton
          cancel={cancel ?? (() => jobs.cancel(job.id))}
          onCanceled={onCanceled ?? (() => undefined)}
        />
      )}
    </>
  );
};

/** The progress of a job, its result, and a button to cancel it (UI-5). Use it in a `ChakraIsland`. `StoredJob` shows the job again after a reload. */
export const JobProgressView = ({ describeResult, onDismiss, ...props }: Props & { readonly job: Job }) => {
  const { job } = props;
  if (job.state === 'waiting' || job.state === 'running') return <UnderWay {...props} />;
  return (
    <>
      <Outcome job={job} describeResult={describeResult} />
      <div>
        <Button onClick={onDismiss}>{jobWords.dismiss}</Button>
      </div>
    </>
  );
};
