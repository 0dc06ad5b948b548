import type { Cell, Columns } from '../tables/columns.ts';
import type { TableQuery } from '../tables/page.ts';
import type { TableDefaults } from '../tables/table-address.ts';
import type { AuditAction, AuditActs } from './audit.ts';

/** Somebody or something by its id; the name is what it is called now, null where it is gone or has none. */
export type NamedId = { readonly id: string; readonly name: string | null };

/** An entry of the audit log as people read it. `at` is in epoch milliseconds. */
export type Activity = {
  readonly id: string;
  readonly at: number;
  readonly action: AuditAction;
  /** Who acted; null for a visitor, or for the service itself. */
  readonly by: NamedId | null;
  /** Whom they acted for; null where people act for themselves. */
  readonly onBehalfOf: NamedId | null;
  readonly subject: NamedId;
  /** The network address of the call; null where there was none, or it is not for the reader to know. */
  readonly address: string | null;
  /** Of how many people data were read; null where it was no read of many. */
  readonly count: number | null;
  /** The message to students of a class, and to how many; null for all other acts. */
  readonly message: AuditActs['classroom/message-sent']['after'] | null;
};

/** What activities are filtered by. They are sorted by time alone: no other order could be read from an index. */
export const activityColumns = {
  at: 'date',
  action: 'text',
  by: 'text',
  address: 'text',
} as const satisfies Columns;
export type ActivityColumn = keyof typeof activityColumns;

export const activityDefaults: TableDefaults<ActivityColumn> = {
  sort: { column: 'at', direction: 'desc' },
  size: 50,
};

/** Up to so many are counted; a page that says one more means "more than that". */
export const mostCounted = 1_000;

/** What is asked of the table of activities. */
export type ActivityQuery = TableQuery<ActivityColumn> & {
  /** The IANA time zone that says which day a moment belongs to. */
  readonly timeZone: string;
};

/** Whose activities: by or about oneself, of the organizations one may answer for, or everybody's (our staff). */
export const activityRanges = ['own', 'organization', 'all'] as const;
export type ActivityRange = (typeof activityRanges)[number];

/** The value of a cell. */
export const activityCell = (
  { at, action, by, address }: Pick<Activity, 'at' | 'action' | 'by' | 'address'>,
  column: ActivityColumn,
): Cell => ({ at, action, by: by?.id ?? null, address })[column];
