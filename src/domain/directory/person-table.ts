import { memberName } from '../organizations/member.ts';
import type { MemberColumn } from '../organizations/member-table.ts';
import type { Cell, Columns } from '../tables/columns.ts';
import type { RowReader, TableQuery } from '../tables/page.ts';
import type { TableDefaults } from '../tables/table-address.ts';
import type { Person } from './person.ts';

/** What people are filtered by. `person` is name and address together: what a search looks through. */
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

/** What a directory of a million people can be sorted by: what an index carries. */
export const sortedPersonColumns: readonly PersonColumn[] = ['name', 'email', 'lastActive', 'since'];

export const personDefaults: TableDefaults<PersonColumn> = {
  sort: { column: 'name', direction: 'asc' },
  size: 50,
};

/** Up to so many are counted; a page that says one more means "more than that". */
export const mostPeopleCounted = 1_000;

/** What is asked of the directory. */
export type PersonQuery = TableQuery<PersonColumn> & {
  /** The IANA time zone that says which day a moment belongs to. */
  readonly timeZone: string;
};

/** The value of a cell. */
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

/** Where the list of an organization's members has what a column of the directory says; null for what only our staff see. */
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

/** People as rows of their table */
export const personReader: RowReader<Person, PersonColumn> = {
  idOf: ({ id }) => id,
  cellOf: personCell,
};
