import { memberName } from '../members/member.ts';
import type { MemberColumn } from '../members/member-table.ts';
import type { Cell, Columns } from '../../platform/tables/columns.ts';
import type { RowReader, TableQuery } from '../../platform/tables/page.ts';
import type { TableDefaults } from '../../platform/tables/table-address.ts';
import type { Person } from './person.ts';

/** Filterable columns of the directory. `person` combines name and address, for search. */
export const personColumns = {
  name: 'text',
  email: 'text',
  person: 'text',
  type: 'text',
  access: 'text',
  organization: 'text',
  lastActive: 'date',
  since: 'date',
  disabled: 'date',
} as const satisfies Columns;
export type PersonColumn = keyof typeof personColumns;

/** Sortable columns. Only columns with an index are sortable, because the directory may contain a million people. */
export const sortedPersonColumns: readonly PersonColumn[] = ['name', 'email', 'lastActive', 'since'];

export const personDefaults: TableDefaults<PersonColumn> = {
  sort: { column: 'name', direction: 'asc' },
  size: 50,
};

/** The highest exact count of people. A page shows a higher count as "more than 1,000". */
export const maxPeopleCounted = 1_000;

export type PersonQuery = TableQuery<PersonColumn> & {
  /** The IANA time zone for converting times to days. */
  readonly timeZone: string;
};

function personCell(person: Person, column: PersonColumn): Cell {
  const { email, accountType, organizations, lastActiveAt, since, account } = person;
  const name = memberName(person);
  const cells: Readonly<Record<PersonColumn, Cell>> = {
    name,
    email,
    person: `${name} ${email ?? ''}`,
    type: accountType,
    access: account?.accessState ?? null,
    organization: organizations.map((organization) => organization.name).join(', '),
    lastActive: lastActiveAt,
    since,
    disabled: account?.disabledAt ?? null,
  };
  return cells[column];
}

/** The column of an organization's member list for each directory column; null for a column that only our staff see. */
export const memberColumnOf: Readonly<Record<PersonColumn, MemberColumn | null>> = {
  name: 'name',
  email: 'email',
  person: 'person',
  type: 'role',
  access: null,
  organization: 'school',
  lastActive: 'lastActive',
  since: 'since',
  disabled: null,
};

export const personReader: RowReader<Person, PersonColumn> = {
  idOf: ({ id }) => id,
  cellOf: personCell,
};
