import { useState } from 'react';
import type { ImportDetail } from '#domain/imports/import-view.ts';
import { useApp } from '../../../app-context.tsx';
import { Button } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/failure-notice.tsx';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { commitWords as words, importPage } from '../messages/en/import-wizard.ts';
import { ConfirmRemovals } from './confirm-removals.tsx';
import { changesIn, countOf } from './planned-counts.tsx';

type Props = { readonly detail: ImportDetail; readonly onStarted: () => void };

/** The one button that changes the roster, after everything was seen. */
export function CommitSection({ detail, onStarted }: Props) {
  const { imports } = useApp();
  const action = useAsyncAction();
  const [asks, setAsks] = useState(false);
  const { counts, confirm, choices } = detail;
  if (counts === null) return null;
  const changes = changesIn(counts) + (choices.archiveLeft ? countOf(counts, 'left') : 0);
  if (changes === 0) return <p>{importPage.nothing}</p>;
  return (
    <section className="stack" aria-label={words.heading}>
      <p className="quiet">{words.ready}</p>
      <FailureNotice failure={action.failure} />
      <div>
        <Button
          variant="primary"
          aria-disabled={action.pending}
          onClick={() => {
            if (confirm !== null) setAsks(true);
            else action.run(() => imports.commit(detail.id, detail.plan, null), onStarted);
          }}
        >
          {words.button(changes)}
        </Button>
      </div>
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
