import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { PlannedTwin } from '#domain/rosters/plan/planned-row.ts';
import { Button } from '../../../../components/button.tsx';
import { plannedWords as words } from '../messages/en/import-wizard.ts';

/** Asks whether a row is an existing student (R19). Without an answer, the students are not merged. */
export const TwinQuestion = ({
  name,
  twin,
  is,
  chosen,
  onChoose,
}: {
  readonly name: string;
  readonly twin: string;
  /** The existing student, or null if the student was erased in the meantime. */
  readonly is: PlannedTwin | null;
  readonly chosen: string | null;
  readonly onChoose: (sameAs: string) => void;
}) => (
  <div className="stack">
    <p>{words.sameLead(bidiIsolate(name))}</p>
    {is === null ? null : (
      <p className="quiet">
        {words.twinHeld}
        {words.twinFacts(is)}
      </p>
    )}
    <div className="row">
      <Button size="sm" aria-pressed={chosen === twin} onClick={() => onChoose(twin)}>
        {words.same}
      </Button>
      <Button size="sm" aria-pressed={chosen === 'new'} onClick={() => onChoose('new')}>
        {words.different}
      </Button>
    </div>
    {chosen === null ? null : <p>{chosen === 'new' ? words.decided.new : words.decided.same}</p>}
  </div>
);
