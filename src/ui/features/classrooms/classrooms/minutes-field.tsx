import { useState } from 'react';
import { maxMinutes, parseProgress } from '#domain/classrooms/classrooms/classroom-forms.ts';
import { FieldFrame } from '../../../forms/field-frame.tsx';
import { recordWords as words } from './messages/en/classrooms.ts';

/** Parses typed minutes. Returns null if empty, undefined if invalid. */
function minutesOf(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const parsed = parseProgress({ state: 'done', minutes: Number(text) });
  return parsed.ok ? parsed.value.minutes : undefined;
}

/**
 * The duration of an activity, typed or set with the arrow keys. It is saved on Enter or when the field loses the focus. An invalid number stays in the field
 * for correction.
 */
export function MinutesField(props: {
  readonly activity: string;
  readonly minutes: number | null;
  readonly onChange: (minutes: number | null) => void;
}) {
  const { activity, minutes, onChange } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const take = (): void => {
    if (typed === null) return;
    const parsed = minutesOf(typed);
    setWrong(parsed === undefined);
    if (parsed === undefined) return;
    setTyped(null);
    if (parsed !== minutes) onChange(parsed);
  };
  return (
    <FieldFrame
      label={words.minutesOf(activity)}
      labelHidden
      error={wrong ? words.badMinutes(maxMinutes) : undefined}
    >
      {(tied) => (
        <div className="row">
          <input
            type="number"
            className="input minutes-field"
            min={0}
            max={maxMinutes}
            step={1}
            inputMode="numeric"
            value={typed ?? minutes?.toString() ?? ''}
            onChange={({ target }) => {
              // A letter would make the field's value empty, so it is ignored.
              if (!target.validity.badInput) setTyped(target.value);
            }}
            onBlur={take}
            onKeyDown={({ key }) => {
              if (key === 'Enter') take();
            }}
            {...tied}
          />
          <span aria-hidden="true">{words.minutesUnit}</span>
        </div>
      )}
    </FieldFrame>
  );
}
