import type { Action } from '../access/permissions.ts';
import type { OrganizationPath } from '../../identity/membership/organization.ts';
import type { Selection } from '../../platform/tables/selection.ts';
import type { MemberRefused } from './member-refusals.ts';
import type { SeatDecision } from './seat-waiting.ts';
import type { MemberColumn } from './member-table.ts';

/** Seat decisions for many members. Requests can only be declined one at a time, with a note. */
export const bulkSeatDecisions = ['give', 'free'] as const satisfies readonly SeatDecision[];
export type BulkSeatDecision = (typeof bulkSeatDecisions)[number];

export type BulkAct =
  | { readonly kind: 'deactivate' }
  | { readonly kind: 'seat'; readonly decision: BulkSeatDecision }
  | { readonly kind: 'move'; readonly organizationId: string };

export const bulkActions: Readonly<Record<BulkAct['kind'], Action>> = {
  deactivate: 'teacher.deactivate',
  move: 'teacher.move',
  seat: 'license.assign-seats',
};

export type MemberSelection = {
  readonly selection: Selection<MemberColumn>;
  readonly timeZone: string;
};

export const maxNamed = 5_000;

/** A bulk act that was started: its job, and the number of members. The job is null if no members were selected. */
export type BegunAct = { readonly jobId: string | null; readonly count: number };

/** The input of the job: the actor, their organization, and the selected memberships at the time of the request. */
export type BulkOrder = {
  readonly by: string;
  readonly organization: OrganizationPath;
  readonly act: BulkAct;
  readonly ids: readonly string[];
};

/** Reasons why a member was skipped: the act was refused, is possible only on the member's page, or is already done. */
export type SkipReason =
  | MemberRefused<'deactivate' | 'decideSeat' | 'move'>['kind']
  | 'member/owns-classrooms'
  | 'member/there-already';

/** The number of changed members, and the skipped members by membership id, with reasons (R24). */
export type BulkResult = {
  readonly act: BulkAct['kind'];
  readonly changed: number;
  readonly skipped: readonly { readonly id: string; readonly why: SkipReason }[];
};
