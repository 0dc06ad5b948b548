import type { PersonDetails } from '#domain/identity/account/person-details.ts';

const columnOf = {
  schoolOrDistrict: 'school_or_district',
  displayName: 'display_name',
  roleTitle: 'role_title',
  gradesTaught: 'grades_taught',
} as const satisfies Readonly<Record<keyof PersonDetails, string>>;

export type DetailColumns = {
  -readonly [Field in keyof PersonDetails as (typeof columnOf)[Field]]: PersonDetails[Field];
};

const fields = Object.entries(columnOf) as readonly (readonly [keyof PersonDetails, keyof DetailColumns])[];

export const storedDetailsOf = (row: DetailColumns): PersonDetails =>
  Object.fromEntries(fields.map(([field, column]) => [field, row[column]])) as PersonDetails;

export function detailColumns(details: PersonDetails): DetailColumns;
export function detailColumns(change: Partial<PersonDetails>): Partial<DetailColumns>;
export function detailColumns(change: Partial<PersonDetails>): Partial<DetailColumns> {
  return Object.fromEntries(
    fields.flatMap(([field, column]) => (change[field] === undefined ? [] : [[column, change[field]]])),
  );
}
