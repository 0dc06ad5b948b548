import { Plus } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type IsoDate, parseIsoDate } from '#domain/platform/dates/iso-date.ts';
import type { Filter } from '#domain/platform/tables/filter.ts';
import { maxRules } from '#domain/platform/tables/table-address.ts';
import { Actions, Dialog } from '../../chakra/dialog.tsx';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Choice } from '../../forms/choice.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { shell } from '../../messages/en/shell.ts';
import { filterWords as words } from '../../messages/en/table.ts';
import type { TableSpec } from '../table-spec.ts';
import { ruleDraftOf, emptyDraft, isBlankMode, type RuleDraft, ruleOf } from './rule-draft.ts';
import { RuleFields } from './rule-fields.tsx';

const isUntouched = ({ mode, value }: RuleDraft): boolean => value === '' && !isBlankMode(mode);

/** Edits the filters of a table. A column can have several filters (UI-9). With `day`, also edits the day of the list (ROS-9). */
export function FilterDialog<R, C extends string>(props: {
  readonly spec: TableSpec<R, C>;
  readonly filter: Filter<C>;
  /** The day of the list, or null for today. Omit it for a table without past days. */
  readonly day?: IsoDate | null | undefined;
  /** Receives the new filter. If the table has past days, also receives the day, or null for today. */
  readonly onApply: (filter: Filter<C>, on?: IsoDate | null) => void;
  readonly onClose: () => void;
}) {
  const { spec, filter, day, onApply } = props;
  const first = spec.columns[0]?.name;
  const another = (drafts: readonly RuleDraft<C>[]): readonly RuleDraft<C>[] =>
    first === undefined ? drafts : [...drafts, emptyDraft(spec, first, 1 + (drafts.at(-1)?.key ?? 0))];
  const [match, setMatch] = useState(filter.match);
  const [drafts, setDrafts] = useState<readonly RuleDraft<C>[]>(() =>
    filter.rules.length > 0 ? filter.rules.map(ruleDraftOf) : another([]),
  );
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const read = drafts.map((draft) => ruleOf(spec, draft));

  const apply = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const rules = read.filter((rule) => rule !== null);
    const typed = new FormData(event.currentTarget).get('on');
    const parsed = parseIsoDate(typeof typed === 'string' ? typed : '');
    const on = parsed.ok ? parsed.value : null;
    // Whether the user only selects a day and leaves the first filter empty.
    const isDayOnly = day !== undefined && on !== day && drafts.every(isUntouched);
    if (isDayOnly || rules.length === read.length)
      return onApply({ match: rules.length > 1 ? match : 'all', rules }, day === undefined ? undefined : on);
    flushSync(() => setTried(true));
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };

  return (
    <Dialog title={words.title} onClose={props.onClose} wide>
      <form ref={form} className="stack" noValidate onSubmit={apply}>
        {drafts.length < 2 ? null : (
          <Choice
            legend={words.match}
            values={['all', 'any']}
            labels={words.matches}
            chosen={match}
            onChoose={setMatch}
          />
        )}
        {drafts.map((draft, at) => (
          <RuleFields
            key={draft.key}
            spec={spec}
            draft={draft}
            at={at + 1}
            invalid={tried && read[at] === null}
            onChange={(changed) => setDrafts(drafts.toSpliced(at, 1, changed))}
            onRemove={() => setDrafts(drafts.toSpliced(at, 1))}
          />
        ))}
        {day === undefined ? null : (
          <TextField
            type="date"
            label={words.asOf}
            hint={words.asOfHint}
            name="on"
            defaultValue={day ?? ''}
          />
        )}
        {drafts.length >= maxRules ? null : (
          <div>
            <Button variant="quiet" onClick={() => setDrafts(another)}>
              <Icon of={Plus} /> {words.add}
            </Button>
          </div>
        )}
        <Actions>
          <Button onClick={props.onClose}>{shell.cancel}</Button>
          <Button type="submit" variant="primary">
            {words.apply}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
