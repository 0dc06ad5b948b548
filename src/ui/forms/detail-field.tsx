import type { ComponentType, ReactNode } from 'react';
import type { PersonDetails } from '#domain/identity/account/person-details.ts';
import { gradeBands } from '#domain/identity/account/grade-band.ts';
import { fields } from '../messages/en/account.ts';
import { ChoicesField, type ChoicesProps } from './choices-field.tsx';
import { TextField } from './text-field.tsx';

/** The details without the school, which has its own field (`SchoolField`). */
type DetailName = Exclude<keyof PersonDetails, 'schoolOrDistrict'>;

/** The autocomplete tokens. HTML has none for the other details. */
const autoComplete: Readonly<Partial<Record<DetailName, string>>> = {
  displayName: 'nickname',
  roleTitle: 'organization-title',
};

const grades = gradeBands.map((value) => ({ value, label: value.replace('-', '–') }));

type DetailFieldProps = {
  readonly name: DetailName;
  readonly value: PersonDetails[DetailName];
  readonly hint?: ReactNode;
  readonly error: string | undefined;
  readonly Choices?: ComponentType<ChoicesProps>;
};

/** The field of one detail of a user. All of them may be empty. */
export const DetailField = ({ name, value, hint, error, Choices }: DetailFieldProps) =>
  name === 'gradesTaught' ? (
    <ChoicesField
      label={fields[name]}
      name={name}
      options={grades}
      chosen={[value ?? []].flat()}
      Choices={Choices}
    />
  ) : (
    <TextField
      label={fields[name]}
      name={name}
      autoComplete={autoComplete[name] ?? 'off'}
      optional
      hint={hint}
      defaultValue={String(value ?? '')}
      error={error}
    />
  );
