import { useId, useState } from 'react';
import { mostMinutes, parseProgress } from '#domain/classrooms/classroom-forms.ts';
import { FieldError } from '../../forms/field-error.tsx';
import { Input } from '../../forms/text-field.tsx';
import { recordWords as words } from './messages/en/classrooms.ts';

/** What is typed as minutes: null for none, undefined where it is no number of minutes. */
function minutesOf(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const parsed = parseProgress({ state: 'done', minutes: Number(text) });
  return parsed.ok ? parsed.value.minutes : undefined;
}

/** How long one activity took. It is taken when the field is left, or with Enter; what is no number stays to be mended. */
export function MinutesField(props: {
  readonly activity: string;
  readonly minutes: number | null;
  readonly onChange: (minutes: number | null) => void;
}) {
  const { activity, minutes, onChange } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const id = useId();
  const take = (): void => {
    if (typed === null) return;
    const parsed = minutesOf(typed);
    setWrong(parsed === undefined);
    if (parsed === undefined) return;
    setTyped(null);
    if (parsed !== minutes) onChange(parsed);
  };
  return (
    <div className="minutes-field">
      <label>
        <span className="visually-hidden">{words.minutesOf(activity)}</span>
        <Input
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? minutes?.toString() ?? ''}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? id : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key === 'Enter') take();
          }}
        />
        <span aria-hidden="true">{words.minutesUnit}</span>
      </label>
      <FieldError id={id}>{wrong ? words.badMinutes(mostMinutes) : undefined}</FieldError>
    </div>
  );
}
