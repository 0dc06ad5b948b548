import { RadioCard } from '@chakra-ui/react';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import type { AsyncAction } from '../../../forms/use-async-action.ts';
import { mergeWords as words } from './messages/en/classrooms.ts';
import { shell } from '../../../messages/en/shell.ts';
import { Actions } from '../../../chakra/dialog.tsx';
import { overItsItem } from '../../../chakra/over-its-item.ts';
import type { MergeConflict, FieldOf } from './save-with-merge.ts';

type Side = 'mine' | 'theirs';

/** Lets the user choose between two edits of the same fields, field by field. The user's own edit is preselected. */
export function ChooseFields<E extends object, C>(props: {
  readonly conflict: MergeConflict<E, C>;
  readonly editOf: (thing: C) => E;
  readonly inWords: (edit: E, field: FieldOf<E>) => string;
  readonly labels: Readonly<Partial<Record<FieldOf<E>, string>>>;
  readonly action: AsyncAction;
  readonly onChoose: (edit: E) => void;
  readonly onCancel: () => void;
}) {
  const { conflict, editOf, inWords, labels, action } = props;
  const theirs = editOf(conflict.theirs);
  const [taken, setTaken] = useState<readonly FieldOf<E>[]>([]);
  const sideOf = (field: FieldOf<E>): Side => (taken.includes(field) ? 'theirs' : 'mine');
  const take = (field: FieldOf<E>, side: Side): void => {
    const others = taken.filter((each) => each !== field);
    setTaken(side === 'theirs' ? [...others, field] : others);
  };
  const values = { mine: conflict.mine, theirs };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const chosen = { ...conflict.mine };
    for (const field of conflict.fields) chosen[field] = values[sideOf(field)][field];
    props.onChoose(chosen);
  };
  return (
    <form className="form" onSubmit={submit} aria-busy={action.pending}>
      <p role="alert">{words.lead}</p>
      {conflict.fields.map((field) => (
        <RadioCard.Root
          key={field}
          value={sideOf(field)}
          onValueChange={({ value }) => take(field, value === 'theirs' ? 'theirs' : 'mine')}
        >
          <RadioCard.Label>{labels[field] ?? field}</RadioCard.Label>
          {(['mine', 'theirs'] as const).map((side) => (
            <RadioCard.Item key={side} value={side}>
              <RadioCard.ItemHiddenInput style={overItsItem} />
              <RadioCard.ItemText>
                <RadioCard.ItemIndicator />
                <strong>{words[side]}</strong>{' '}
                <RadioCard.ItemDescription dir="auto">
                  {inWords(values[side], field) || words.empty}
                </RadioCard.ItemDescription>
              </RadioCard.ItemText>
            </RadioCard.Item>
          ))}
        </RadioCard.Root>
      ))}
      <FailureNotice failure={action.failure} />
      <Actions>
        <Button onClick={props.onCancel}>{shell.cancel}</Button>
        <Button type="submit" variant="primary" aria-disabled={action.pending}>
          {words.save}
        </Button>
      </Actions>
    </form>
  );
}
