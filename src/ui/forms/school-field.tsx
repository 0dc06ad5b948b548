import { useId, useState } from 'react';
import { fields } from '../messages/en/account.ts';
import { homeSchoolWords as words } from '../messages/en/joining.ts';
import { TextField } from './text-field.tsx';
import { useFoundSchools } from './use-found-schools.ts';

type SchoolFieldProps = {
  readonly value: string | null;
  readonly error: string | undefined;
};

/** The school or district of a user. Accepts any text and suggests existing schools. Does not make the user a member (ORG-10). */
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
