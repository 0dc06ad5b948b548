import { loginKinds } from '#domain/classrooms/students/login-kind.ts';
import { FieldFrame } from '../../../../forms/field-frame.tsx';
import { Select } from '../../../../forms/text-field.tsx';

/** The choices for the kind of new logins. `usual` is the default for the grade. */
export const newLoginKinds = ['usual', ...loginKinds] as const;

export const fileTypeOf = (name: string): string =>
  name.endsWith('.csv') ? 'text/csv;charset=utf-8' : 'application/pdf';

type ChosenProps<T extends string> = {
  readonly label: string;
  readonly hint?: string;
  readonly values: readonly T[];
  readonly labels: Readonly<Record<T, string>>;
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
};

export function Chosen<T extends string>({ label, hint, values, labels, chosen, onChoose }: ChosenProps<T>) {
  return (
    <FieldFrame label={label} hint={hint}>
      {(tied) => (
        <Select
          value={chosen}
          onChange={({ currentTarget }) => {
            const value = values.find((each) => each === currentTarget.value);
            if (value !== undefined) onChoose(value);
          }}
          {...tied}
        >
          {values.map((value) => (
            <option key={value} value={value}>
              {labels[value]}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}
