import type { ActivityPage, ActivityQuery } from '#domain/activity.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { BegunAct, BulkAct, MemberSelection } from '#domain/organizations/members/bulk-act.ts';
import type { HandOver } from '#domain/organizations/members/hand-over.ts';
import type { MemberQuestion, MemberRefused } from '#domain/organizations/members/member-refusals.ts';
import type { NamedRole } from '#domain/identity/membership/member-role.ts';
import type { MemberQuery } from '#domain/organizations/members/member-table.ts';
import type { Member, MemberProfile } from '#domain/organizations/members/member.ts';
import type { SeatDecision, SeatWaiting } from '#domain/organizations/members/seat-waiting.ts';
import type { SeatStanding } from '#domain/organizations/members/seats.ts';
import type { Result } from '#domain/result.ts';
import type { Page } from '#domain/platform/tables/page.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';

type Answer<T, Question extends MemberQuestion> = Promise<
  Result<T, MemberRefused<Question> | ServiceFailure>
>;

/** Members of the signed-in user's current organization and those below it (ORG-6). Ids are membership ids. */
export interface MemberService {
  page(query: MemberQuery, options?: ReadOptions): Answer<Page<Member>, 'page'>;
  byId(id: string, options?: ReadOptions): Answer<MemberProfile, 'byId'>;
  own(options?: ReadOptions): Answer<MemberProfile, 'byId'>;
  activity(id: string, query: ActivityQuery, options?: ReadOptions): Answer<ActivityPage, 'activity'>;
  changeRole(id: string, role: NamedRole): Answer<null, 'changeRole'>;
  nameBillingContact(id: string, billingContact: boolean): Answer<null, 'nameBillingContact'>;
  /** Moves a member to another school of the district; the classrooms do not move. */
  move(id: string, organizationId: string): Answer<null, 'move'>;
  /** Ends a membership; `handOver` assigns new owners to classrooms. All other classrooms stay with the school. */
  deactivate(id: string, handOver: HandOver): Answer<null, 'deactivate'>;
  reactivate(id: string): Answer<null, 'reactivate'>;
  /** Gives a teacher a seat, removes it, or declines their request. The message may be empty. */
  decideSeat(id: string, decision: SeatDecision, why: string): Answer<null, 'decideSeat'>;
  seatRequests(options?: ReadOptions): Answer<readonly SeatWaiting[], 'seatRequests'>;
  /** Sets whether managers assign seats to each person, or every teacher gets one. */
  setSeatAssignment(byPerson: boolean): Answer<null, 'setSeatAssignment'>;
  /** Requests a seat, with a note that may be empty; returns whether the user has a seat or is on the waiting list. */
  askForSeat(note: string): Answer<SeatStanding, 'askForSeat'>;
  actOnMany(act: BulkAct, chosen: MemberSelection): Answer<BegunAct, 'actOnMany'>;
  leave(handOver: HandOver): Answer<null, 'leave'>;
}
