import type { IsoDate } from '../dates/iso-date.ts';
import type { Cell, Columns } from '../tables/columns.ts';
import type { TableQuery } from '../tables/page.ts';
import type { TableDefaults } from '../tables/table-address.ts';
import { type Member, memberName } from './member.ts';

/** What members are filtered and sorted by. */
export const memberColumns = {
  name: 'text',
  email: 'text',
  /** Name and address together: what a search looks through. */
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

/** What is asked of the table of members. */
export type MemberQuery = TableQuery<MemberColumn> & {
  /** The IANA time zone that says which day a moment belongs to. */
  readonly timeZone: string;
  /** Those who belonged there at the end of that day, also whoever has left since; today's list where it is left out. */
  readonly on?: IsoDate;
};

/** The value of a cell; whoever sees only names finds every other one blank. */
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

/** Whether a question is of names alone, and of today: any other would tell, by who is found, what its asker may not see. */
export const asksNamesOnly = ({ filter, sort, on }: Pick<MemberQuery, 'filter' | 'on' | 'sort'>): boolean =>
  on === undefined && [sort, ...filter.rules].every(({ column }) => column === 'name');
