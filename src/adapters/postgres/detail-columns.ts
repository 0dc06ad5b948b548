import type { PersonDetails } from '#domain/account/person-details.ts';

/** The column of each detail of a person. */
const columnOf = {
  schoolOrDistrict: 'school_or_district',
  displayName: 'display_name',
  roleTitle: 'role_title',
  gradesTaught: 'grades_taught',
} as const satisfies Readonly<Record<keyof PersonDetails, string>>;

/** The columns of `PersonDetails`, for the tables that have them. */
export type DetailColumns = {
  -readonly [Field in keyof PersonDetails as (typeof columnOf)[Field]]: PersonDetails[Field];
};

const fields = Object.entries(columnOf) as readonly (readonly [keyof PersonDetails, keyof DetailColumns])[];

/** The details of a row. */
export const detailsOf = (row: DetailColumns): PersonDetails =>
  Object.fromEntries(fields.map(([field, column]) => [field, row[column]])) as PersonDetails;

/** The columns of what a change says; what it leaves out is left out. */
export function detailColumns(details: PersonDetails): DetailColumns;
export function detailColumns(change: Partial<PersonDetails>): Partial<DetailColumns>;
export function detailColumns(change: Partial<PersonDetails>): Partial<DetailColumns> {
  return Object.fromEntries(
    fields.flatMap(([field, column]) => (change[field] === undefined ? [] : [[column, change[field]]])),
  );
}
