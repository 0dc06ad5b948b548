import type { ImportDetail } from '#domain/rosters/imports/import-view.ts';
import type { RolloverView } from '#domain/rosters/rollover/rollover-view.ts';
import { LinkButton } from '../../../../components/button.tsx';
import { paths } from '../../../../routes/paths.ts';
import { rolloverCountWords, tryWords as words } from '../messages/en/rollover.ts';
import { CommitSection } from '../preview/commit-section.tsx';
import { changesIn, plannedCountOf, CountsTable } from '../preview/planned-counts.tsx';
import { PlannedRows } from '../preview/planned-rows.tsx';
import { YearSums } from './year-sums.tsx';

/** The result of a rehearsal: totals, counts and every change (old → new), with the button to start the new year (ROS-10). */
export const TriedYear = ({
  detail,
  view,
  mayChange,
  onStarted,
}: {
  readonly detail: ImportDetail;
  readonly view: RolloverView;
  readonly mayChange: boolean;
  readonly onStarted: () => Promise<void>;
}) => (
  <>
    <YearSums counts={view.counts} />
    {detail.counts === null ? null : (
      <section className="stack" aria-labelledby="counts">
        <h2 id="counts">{rolloverCountWords.heading}</h2>
        <CountsTable counts={detail.counts} isRollover />
        <div>
          <LinkButton to={paths.rolloverChoices(detail.id)}>{words.back}</LinkButton>
        </div>
      </section>
    )}
    <section className="stack" aria-labelledby="changes">
      <h2 id="changes">{words.changes}</h2>
      <PlannedRows detail={detail} />
    </section>
    {mayChange && detail.counts !== null && !detail.isRehearsal ? (
      <CommitSection
        detail={detail}
        changes={changesIn(detail.counts) + plannedCountOf(detail.counts, 'left')}
        words={words}
        onStarted={onStarted}
      />
    ) : null}
  </>
);
