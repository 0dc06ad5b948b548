import { useState } from 'react';
import type { ImportDetail } from '#domain/imports/import-view.ts';
import type { RolloverView } from '#domain/rollover/rollover-view.ts';
import { useApp } from '../../../app-context.tsx';
import { Button, LinkButton } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/failure-notice.tsx';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { paths } from '../../../routes/paths.ts';
import { rolloverCountWords, tryWords as words } from '../messages/en/rollover.ts';
import { ConfirmRemovals } from '../preview/confirm-removals.tsx';
import { changesIn, countOf, CountsTable } from '../preview/planned-counts.tsx';
import { PlannedRows } from '../preview/planned-rows.tsx';
import { YearSums } from './year-sums.tsx';

type Props = { readonly detail: ImportDetail; readonly onStarted: () => Promise<void> };

/** The one button that changes the roster, after everything was seen. */
function Begin({ detail, onStarted }: Props) {
  const { imports } = useApp();
  const action = useAsyncAction();
  const [asks, setAsks] = useState(false);
  const { id, plan, confirm, counts } = detail;
  if (counts === null || changesIn(counts) + countOf(counts, 'left') === 0) return <p>{words.nothing}</p>;
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
            else action.run(() => imports.commit(id, plan, null), onStarted);
          }}
        >
          {words.button}
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

/** What a rehearsal found: sums, counts, and every change in values from → to; and the beginning of the new year (ROS-10). */
export const TriedYear = ({
  detail,
  view,
  mayChange,
  onStarted,
}: Props & { readonly view: RolloverView; readonly mayChange: boolean }) => (
  <>
    <YearSums counts={view.counts} />
    {detail.counts === null ? null : (
      <section className="stack" aria-labelledby="counts">
        <h2 id="counts">{rolloverCountWords.heading}</h2>
        <CountsTable counts={detail.counts} isRollover />
      </section>
    )}
    <section className="stack" aria-labelledby="changes">
      <h2 id="changes">{words.changes}</h2>
      <PlannedRows detail={detail} />
    </section>
    <div className="stack">
      <div>
        <LinkButton to={paths.rolloverChoices(detail.id)}>{words.back}</LinkButton>
      </div>
      {mayChange ? <Begin detail={detail} onStarted={onStarted} /> : null}
    </div>
  </>
);
