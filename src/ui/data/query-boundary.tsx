import type { ReactNode } from 'react';
import { Button } from '../components/button.tsx';
import { Notice } from '../components/notices/notice.tsx';
import { SkeletonPart } from '../components/skeleton.tsx';
import type { ClientFailure } from '../messages/client-failure.ts';
import { describeLoadFailure } from '../messages/describe-failure.ts';
import { queryWords as words } from '../messages/en/query.ts';
import { shell } from '../messages/en/shell.ts';
import type { Query } from './query.ts';

const Failed = (props: {
  readonly failure: ClientFailure;
  readonly pending: boolean;
  readonly onRetry: () => void;
}) => (
  <div className="stack">
    <Notice tone="error">{describeLoadFailure(props.failure)}</Notice>
    <div>
      <Button
        aria-disabled={props.pending}
        onClick={() => {
          if (!props.pending) props.onRetry();
        }}
      >
        {shell.tryAgain}
      </Button>
    </div>
  </div>
);

/**
 * Shows a skeleton named `waiting` until data is read, then the data. A failure shows the reason and a retry button. If a later read fails, the old data stays
 * below a notice.
 */
export function QueryBoundary<T>({
  query,
  waiting = shell.loading,
  staleNotice = true,
  renderFailure = (notice) => notice,
  children,
}: {
  readonly query: Query<T>;
  /**
   * The text above the skeleton. If null, nothing is shown while data is read. Use null for a part that is usually empty, so that a skeleton does not move the
   * content below it.
   */
  readonly waiting?: string | null;
  /** False if a different boundary of the page announces the same data. */
  readonly staleNotice?: boolean;
  /** The layout around the failure, if it differs from the layout around the data. */
  readonly renderFailure?: (notice: ReactNode) => ReactNode;
  readonly children: (value: T) => ReactNode;
}) {
  if (query.state === 'waiting') return waiting === null ? null : <SkeletonPart text={waiting} />;
  if (query.state === 'failed') {
    const { failure, pending, retry } = query;
    return renderFailure(<Failed failure={failure} pending={pending} onRetry={retry} />);
  }
  return (
    <>
      {query.stale !== null && staleNotice ? <Notice tone="warning">{words.stale}</Notice> : null}
      {children(query.value)}
    </>
  );
}
