import type { Action } from '../access/permissions.ts';
import type { OrganizationPath } from '../access/scope.ts';
import type { Selection } from '../tables/selection.ts';
import type { MemberRefused } from './member-refusals.ts';
import type { SeatDecision } from './seat-waiting.ts';
import type { MemberColumn } from './member-table.ts';

/** What is done about the seats of many: requests are declined one by one, with a word. */
export const bulkSeatDecisions = ['give', 'free'] as const satisfies readonly SeatDecision[];
export type BulkSeatDecision = (typeof bulkSeatDecisions)[number];

/** What is done to each of many members. */
export type BulkAct =
  | { readonly kind: 'deactivate' }
  | { readonly kind: 'seat'; readonly decision: BulkSeatDecision }
  | { readonly kind: 'move'; readonly organizationId: string };

/** What somebody must be permitted for each. */
export const bulkActions: Readonly<Record<BulkAct['kind'], Action>> = {
  deactivate: 'teacher.deactivate',
  move: 'teacher.move',
  seat: 'license.assign-seats',
};

/** Which members: the days of a filter are those of this IANA time zone. */
export type MemberSelection = {
  readonly selection: Selection<MemberColumn>;
  readonly timeZone: string;
};

/** How many members may be named one by one. */
export const mostNamed = 5_000;

/** An act on many that was begun: the job that does it, and on how many; null where nobody was selected. */
export type BegunAct = { readonly jobId: string | null; readonly count: number };

/** What the job is given: who acts in which organization, and the memberships that were selected when they did. */
export type BulkOrder = {
  readonly by: string;
  readonly organization: OrganizationPath;
  readonly act: BulkAct;
  readonly ids: readonly string[];
};

/** Why nothing was done with somebody: the act was refused, or it has to be done on their own page, or is done already. */
export type SkipReason =
  | MemberRefused<'deactivate' | 'decideSeat' | 'move'>['kind']
  | 'member/owns-classrooms'
  | 'member/there-already';

/** How many were changed, and who was skipped and why (R24), by the ids of the memberships. */
export type BulkResult = {
  readonly act: BulkAct['kind'];
  readonly changed: number;
  readonly skipped: readonly { readonly id: string; readonly why: SkipReason }[];
};
