import { useState } from 'react';
import type { ImportDetail } from '#domain/rosters/imports/import-view.ts';
import { useApp } from '../../../../app-context.tsx';
import { Button } from '../../../../components/button.tsx';
import { FailureNotice } from '../../../../components/notices/failure-notice.tsx';
import { Notice } from '../../../../components/notices/notice.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { capWords } from '../../../../messages/en/caps.ts';
import { paths } from '../../../../routes/paths.ts';
import { useAsyncAction } from '../../../../forms/use-async-action.ts';
import './commit-bar.css';
import { ConfirmRemovals, type RemovalWords } from './confirm-removals.tsx';

/** The number of new rows above the limit of the trial or license. The import cannot be committed until they fit. */
const Beyond = ({ classrooms, students }: ImportDetail['beyond']) => (
  <Notice tone="warning" title={capWords.beyond(classrooms, students)}>
    <p>
      {capWords.beyondAdvice} <TextLink to={paths.license}>{capWords.link}</TextLink>
    </p>
  </Notice>
);

/** The only button that changes the roster, below the preview. Asks for confirmation if much would be removed. */
export function CommitSection({
  detail,
  changes,
  words,
  onStarted,
}: {
  readonly detail: ImportDetail;
  /** The number of changes. If it is zero, there is no button. */
  readonly changes: number;
  readonly words: RemovalWords & {
    readonly heading: string;
    readonly ready: string;
    readonly nothing: string;
    readonly button: (changes: number) => string;
  };
  readonly onStarted: () => void | Promise<void>;
}) {
  const { imports } = useApp();
  const action = useAsyncAction();
  const [asks, setAsks] = useState(false);
  const { id, plan, confirm, beyond } = detail;
  if (changes === 0) return <p>{words.nothing}</p>;
  if (beyond.classrooms > 0 || beyond.students > 0) return <Beyond {...beyond} />;
  return (
    <section className="commit-bar spread panel" aria-label={words.heading}>
      <p className="quiet">{words.ready}</p>
      <FailureNotice failure={action.failure} />
      <Button
        variant="primary"
        aria-disabled={action.pending}
        onClick={() => {
          if (confirm !== null) setAsks(true);
          else action.run(() => imports.commit(id, plan, null), onStarted);
        }}
      >
        {words.button(changes)}
      </Button>
      {asks && confirm !== null ? (
        <ConfirmRemovals
          detail={detail}
          confirm={confirm}
          words={words}
          onStarted={onStarted}
          onClose={() => setAsks(false)}
        />
      ) : null}
    </section>
  );
}
