import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { Button } from '../../../../components/button.tsx';
import { plannedWords as words } from '../messages/en/import-wizard.ts';

/** Asks whether to add a student with the ID of an erased student. Without an answer, the student is not added. */
export const ErasedQuestion = ({
  name,
  erasedOn,
  chosen,
  onChoose,
}: {
  readonly name: string;
  readonly erasedOn: string;
  /** `new` to add the student again, or null without an answer. */
  readonly chosen: string | null;
  readonly onChoose: (sameAs: string) => void;
}) => (
  <div className="stack">
    <p>{words.erasedLead(bidiIsolate(name), erasedOn)}</p>
    <div className="row">
      <Button size="sm" aria-pressed={chosen === 'new'} onClick={() => onChoose('new')}>
        {words.addAgain}
      </Button>
      <Button
        size="sm"
        aria-pressed={chosen !== null && chosen !== 'new'}
        onClick={() => onChoose('left-out')}
      >
        {words.leaveOut}
      </Button>
    </div>
    <p className="quiet">{chosen === 'new' ? words.decided.new : words.erasedKept}</p>
  </div>
);
