import { Link, useLocation } from 'react-router';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { accountTypes } from '#domain/identity/membership/account-type.ts';
import type { Person, PersonAccount } from '#domain/organizations/directory/person.ts';
import {
  type PersonColumn,
  personColumns,
  personDefaults,
} from '#domain/organizations/directory/person-table.ts';
import { accessStates } from '#domain/identity/account/access-state.ts';
import { memberName } from '#domain/organizations/members/member.ts';
import { searchedName } from '#domain/platform/tables/searched-name.ts';
import { breakable } from '../../../components/breakable.tsx';
import { accessWords } from '../../../messages/en/access.ts';
import type { TableColumn, TableSpec } from '../../../table/table-spec.ts';
import { dayText } from './member-table.tsx';
import {
  personColumnWords as columnWords,
  personWords,
  peoplePage as words,
  typeWords,
} from './messages/en/people.ts';

export const personParameter = 'person';

export const shownPersonName = (person: Person): string =>
  memberName(person) || (person.email ?? words.unnamed);

function PersonLink({ person }: { readonly person: Person }) {
  const { pathname, search } = useLocation();
  const shown = new URLSearchParams(search);
  shown.set(personParameter, person.id);
  return (
    <Link to={`${pathname}?${shown}`} preventScrollReset>
      {bidiIsolate(shownPersonName(person))}
    </Link>
  );
}

export const accessText = ({ accessState, trialDaysLeft }: PersonAccount): string =>
  accessState === 'trial_active'
    ? `${accessWords[accessState]}, ${personWords.trialLeft(trialDaysLeft)}`
    : accessWords[accessState];

type Column = TableColumn<Person, PersonColumn>;

const column = (
  name: PersonColumn,
  text: (person: Person) => string,
  more: Partial<Column> = {},
): Column => ({
  name,
  label: columnWords[name],
  cell: text,
  text,
  ...more,
});

const sorted = { sortable: false } as const;

const columns: readonly Column[] = [
  column('name', shownPersonName, { cell: (person) => <PersonLink person={person} /> }),
  column('email', ({ email }) => email ?? '', { cell: ({ email }) => breakable(email ?? '') }),
  column('type', ({ accountType }) => typeWords[accountType], {
    ...sorted,
    options: accountTypes.map((value) => ({ value, label: typeWords[value] })),
  }),
  column('organization', ({ organizations }) => organizations.map(({ name }) => name).join(', '), sorted),
  column('access', ({ account }) => (account === null ? '' : accessText(account)), {
    ...sorted,
    options: accessStates.map((value) => ({ value, label: accessWords[value] })),
  }),
  column(
    'disabled',
    ({ account }) => (account === null || account.disabledAt === null ? '' : dayText(account.disabledAt)),
    { ...sorted, optional: true },
  ),
  column('lastActive', ({ lastActiveAt }) => (lastActiveAt === null ? words.never : dayText(lastActiveAt))),
  column('since', ({ since }) => dayText(since), { optional: true }),
  // The search box searches this column. Filters show its label, too.
  column('person', ({ email }) => email ?? '', { ...sorted, optional: true }),
];

export const personTable: TableSpec<Person, PersonColumn> = {
  kinds: personColumns,
  defaults: personDefaults,
  search: { column: 'person', label: columnWords.person, read: searchedName },
  alwaysTools: true,
  columns,
  idOf: ({ id }) => id,
  count: words.count,
  fileName: 'users',
};
