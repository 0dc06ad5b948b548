import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { formatDate } from '#domain/platform/dates/iso-date.ts';
import { memberRoles } from '#domain/identity/membership/member-role.ts';
import {
  type MemberColumn,
  memberColumns,
  memberDefaults,
} from '#domain/organizations/members/member-table.ts';
import {
  type Member,
  type MemberDetails,
  memberName,
  memberStatuses,
} from '#domain/organizations/members/member.ts';
import { seatStandings } from '#domain/organizations/members/seats.ts';
import { dayInZone } from '#domain/platform/tables/day-in-zone.ts';
import { searchedName } from '#domain/platform/tables/searched-name.ts';
import { breakable } from '../../../components/breakable.tsx';
import { viewerTimeZone } from '../../../data/viewer-time-zone.ts';
import { paths } from '../../../routes/paths.ts';
import type { TableColumn, TableSpec } from '../../../table/table-spec.ts';
import {
  memberColumnWords as columnWords,
  memberList as words,
  roleWords,
  seatWords,
  statusWords,
} from './messages/en/members.ts';

/** Formats the date of a time in the viewer's time zone. */
export const dayText = (timestamp: number): string => formatDate(dayInZone(viewerTimeZone())(timestamp));

export const shownName = (member: Member): string =>
  memberName(member) || (member.details?.email ?? words.unnamed);

type Column = TableColumn<Member, MemberColumn>;

const nameText = (member: Member): string =>
  member.you ? `${shownName(member)} (${words.you})` : shownName(member);

const details = (
  name: MemberColumn,
  textOf: (details: MemberDetails) => string,
  more: Partial<Column> = {},
): Column => {
  const text = (member: Member): string => (member.details === null ? '' : textOf(member.details));
  return { name, label: columnWords[name], cell: text, text, ...more };
};

const presentStatuses = memberStatuses.filter((status) => status !== 'left');

const Whole = chakra('span', { base: { whiteSpace: 'nowrap' } });

const columns: readonly Column[] = [
  {
    name: 'name',
    label: columnWords.name,
    text: nameText,
    cell: (member) => <Link to={paths.teacher(member.id)}>{bidiIsolate(nameText(member))}</Link>,
  },
  details('email', ({ email }) => email ?? '', {
    cell: (member) => breakable(member.details?.email ?? ''),
  }),
  details('role', ({ role }) => roleWords[role], {
    options: memberRoles.map((value) => ({ value, label: roleWords[value] })),
  }),
  details('school', ({ school }) => school.name),
  details('status', ({ status }) => statusWords[status], {
    options: presentStatuses.map((value) => ({ value, label: statusWords[value] })),
  }),
  details('seat', ({ seat }) => seatWords[seat], {
    cell: ({ details: seen }) => (seen === null ? '' : <Whole>{seatWords[seen.seat]}</Whole>),
    options: seatStandings.map((value) => ({ value, label: seatWords[value] })),
  }),
  details('lastActive', ({ lastActiveAt }) => (lastActiveAt === null ? words.never : dayText(lastActiveAt))),
  details('classrooms', ({ classrooms }) => String(classrooms)),
  details('since', ({ since }) => dayText(since), { optional: true }),
  // The search box searches this column. Filters show its label, too.
  details('person', ({ email }) => email ?? '', { sortable: false, optional: true }),
];

const spec: TableSpec<Member, MemberColumn> = {
  kinds: memberColumns,
  defaults: memberDefaults,
  search: { column: 'person', label: columnWords.person, read: searchedName },
  columns,
  idOf: ({ id }) => id,
  count: words.count,
  fileName: 'teachers',
};

const ownName: Column = {
  name: 'name',
  label: columnWords.name,
  text: nameText,
  cell: (member) =>
    member.you ? (
      <Link to={paths.teacher(member.id)}>{bidiIsolate(nameText(member))}</Link>
    ) : (
      bidiIsolate(nameText(member))
    ),
};

const plainName: Column = {
  name: 'name',
  label: columnWords.name,
  text: nameText,
  cell: (member) => bidiIsolate(nameText(member)),
};
const statusToday = details('status', ({ status }) => statusWords[status], {
  label: columnWords.today,
  options: memberStatuses.map((value) => ({ value, label: statusWords[value] })),
});
const isOfDay = ({ name }: Column): boolean => ['email', 'role', 'school', 'since'].includes(name);

/**
 * The tables of a school's people. Managers see all columns, teachers only names. For a past day, only recorded data is shown, and people who have left may
 * have no page today.
 */
export const memberTables = {
  full: spec,
  names: {
    ...spec,
    search: { column: 'name' as const, label: columnWords.name, read: searchedName },
    columns: [ownName],
  },
  past: { ...spec, columns: [plainName, ...columns.filter(isOfDay), statusToday] },
};
