import type { IsoDate } from '../../platform/dates/iso-date.ts';
import type { Cell, Columns } from '../../platform/tables/columns.ts';
import type { TableQuery } from '../../platform/tables/page.ts';
import type { TableDefaults } from '../../platform/tables/table-address.ts';
import { type Member, memberName } from './member.ts';

export const memberColumns = {
  name: 'text',
  email: 'text',
  person: 'text',
  role: 'text',
  school: 'text',
  status: 'text',
  seat: 'text',
  lastActive: 'date',
  classrooms: 'number',
  since: 'date',
} as const satisfies Columns;
export type MemberColumn = keyof typeof memberColumns;

export const memberDefaults: TableDefaults<MemberColumn> = {
  sort: { column: 'name', direction: 'asc' },
  size: 50,
};

export type MemberQuery = TableQuery<MemberColumn> & {
  /** The IANA time zone for converting times to days. */
  readonly timeZone: string;
  /** If set, the list shows who was a member at the end of this day, including those who left later. Default: today. */
  readonly on?: IsoDate;
};

/** Returns the value of a cell. Null for every column except names if the reader may see only names. */
export const memberCell = (member: Member, column: MemberColumn): Cell => {
  const { details } = member;
  const cells: Readonly<Record<MemberColumn, Cell | undefined>> = {
    name: memberName(member),
    email: details?.email,
    person: details === null ? null : `${memberName(member)} ${details.email ?? ''}`,
    role: details?.role,
    school: details?.school.name,
    status: details?.status,
    seat: details?.seat,
    lastActive: details?.lastActiveAt,
    classrooms: details?.classrooms,
    since: details?.since,
  };
  return cells[column] ?? null;
};

/** Whether a query filters and sorts by name only and has no past day. Other queries would reveal fields that the reader may not see. */
export const asksNamesOnly = ({ filter, sort, on }: Pick<MemberQuery, 'filter' | 'on' | 'sort'>): boolean =>
  on === undefined && [sort, ...filter.rules].every(({ column }) => column === 'name');
