import { NumberInput } from '@chakra-ui/react';
import { useState } from 'react';
import { mostMinutes, parseProgress } from '#domain/classrooms/classroom-forms.ts';
import { FieldFrame } from '../../forms/field-frame.tsx';
import { recordWords as words } from './messages/en/classrooms.ts';

/** Parses typed minutes: null if empty, undefined if invalid. */
function minutesOf(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const parsed = parseProgress({ state: 'done', minutes: Number(text) });
  return parsed.ok ? parsed.value.minutes : undefined;
}

/**
 * How long one activity took, typed or counted with the arrow keys. It is taken when the field is left, or with Enter; what is too
 * much stays to be mended.
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
      error={wrong ? words.badMinutes(mostMinutes) : undefined}
    >
      {(tied) => (
        <NumberInput.Root
          display="flex"
          gap="2"
          alignItems="center"
          width="6.5rem"
          min={0}
          max={mostMinutes}
          clampValueOnBlur={false}
          inputMode="numeric"
          formatOptions={{ maximumFractionDigits: 0, useGrouping: false }}
          invalid={wrong}
          value={typed ?? minutes?.toString() ?? ''}
          onValueChange={({ value }) => setTyped(value)}
          onValueCommit={take}
        >
          <NumberInput.Input className="input" textAlign="end" fontVariantNumeric="tabular-nums" {...tied} />
          <span aria-hidden="true">{words.minutesUnit}</span>
        </NumberInput.Root>
      )}
    </FieldFrame>
  );
}
