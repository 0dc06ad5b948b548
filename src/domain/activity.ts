import type { Cell, Columns } from './platform/tables/columns.ts';
import { type Filter, type Rule, isNegative } from './platform/tables/filter.ts';
import type { Page, TableQuery } from './platform/tables/page.ts';
import type { TableDefaults } from './platform/tables/table-address.ts';
import type { AuditAction, AuditActs } from './audit.ts';

/** A person or an item with its id and current name. The name is null if it was deleted or has no name. */
export type NamedId = { readonly id: string; readonly name: string | null };

/** An entry of the audit log for display. `at` is in epoch milliseconds. */
export type Activity = {
  readonly id: string;
  readonly at: number;
  readonly action: AuditAction;
  /** The actor; null for a visitor or the service itself. */
  readonly by: NamedId | null;
  /** The person for whom the actor acted; null if they acted for themselves. */
  readonly onBehalfOf: NamedId | null;
  readonly subject: NamedId;
  /** The caller's network address; null if there was none or the reader may not see it. */
  readonly address: string | null;
  /** Number of people whose data was read; null unless the entry is a bulk read. */
  readonly count: number | null;
  /** The message to students of a class, and the number of recipients; null for all other acts. */
  readonly message: AuditActs['classroom/message-sent']['after'] | null;
};

/**
 * Columns that activities can be filtered by. `person` matches part of the name or email address of a person in an entry. Entries can be sorted by time only,
 * because the index supports no other order.
 */
export const activityColumns = {
  at: 'date',
  action: 'text',
  by: 'text',
  address: 'text',
  person: 'text',
} as const satisfies Columns;
export type ActivityColumn = keyof typeof activityColumns;

export const activityDefaults: TableDefaults<ActivityColumn> = {
  sort: { column: 'at', direction: 'desc' },
  size: 50,
};

/** The highest exact count of entries. A page shows a higher count as "more than 1,000". */
export const maxCounted = 1_000;

/** Maximum number of matching people whose entries a search by name includes. */
export const maxPeopleSearched = 50;

/** A page of activities. `morePeople` is true if more than `maxPeopleSearched` people match the search; the entries of the others are left out. */
export type ActivityPage = Page<Activity> & { readonly morePeople: boolean };

/** A search for people by part of their name or address. Its mode is never a negative one, such as `notContains`. */
export type PersonSearch = Pick<Extract<Rule<ActivityColumn>, { readonly kind: 'text' }>, 'mode' | 'value'>;

/** Returns the search in the rule for a person, with the opposite mode if the rule's mode is negative. Null if there is no such rule. */
export function searchedPerson({ rules }: Filter<ActivityColumn>): PersonSearch | null {
  const rule = rules.find(({ column }) => column === 'person');
  if (rule?.kind !== 'text') return null;
  const { mode, value } = rule;
  const positive = { notContains: 'contains', notEquals: 'equals' } as const;
  return { value, mode: isNegative(mode) ? positive[mode] : mode };
}

/** A filter is valid if it has at most one rule for a person. */
export const isActivityFilter = ({ rules }: Filter<ActivityColumn>): boolean =>
  rules.filter(({ column }) => column === 'person').length < 2;

export type ActivityQuery = TableQuery<ActivityColumn> & {
  /** The IANA time zone for converting times to days. */
  readonly timeZone: string;
};

/** Scopes of the activity list: by or about the caller, of the organizations that the caller manages, or all (our staff). */
export const activityRanges = ['own', 'organization', 'all'] as const;
export type ActivityRange = (typeof activityRanges)[number];

export const activityCell = (
  { at, action, by, address }: Pick<Activity, 'at' | 'action' | 'by' | 'address'>,
  column: Exclude<ActivityColumn, 'person'>,
): Cell => ({ at, action, by: by?.id ?? null, address })[column];
