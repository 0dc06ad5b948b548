import { useId, useState } from 'react';
import { fields } from '../messages/en/account.ts';
import { schoolWords as words } from '../messages/en/joining.ts';
import { TextField } from './text-field.tsx';
import { useFoundSchools } from './use-found-schools.ts';

type SchoolFieldProps = {
  /** What it holds until the person types. */
  readonly value: string | null;
  readonly error: string | undefined;
};

/** The school or district of a person: any text, with schools that are here to choose from. Nobody joins one by it (ORG-10). */
export function SchoolField({ value, error }: SchoolFieldProps) {
  const list = useId();
  const [typed, setTyped] = useState('');
  const found = useFoundSchools(typed);
  return (
    <>
      <TextField
        label={fields.schoolOrDistrict}
        name="schoolOrDistrict"
        autoComplete="organization"
        optional
        hint={words.hint}
        list={list}
        defaultValue={value ?? ''}
        error={error}
        onChange={(event) => setTyped(event.target.value)}
      />
      <datalist id={list}>
        {found.map(words.named).map((name) => (
          <option key={name}>{name}</option>
        ))}
        <option>{words.homeSchool}</option>
      </datalist>
    </>
  );
}
