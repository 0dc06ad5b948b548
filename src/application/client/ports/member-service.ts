import type { Activity, ActivityQuery } from '#domain/audit/activity.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { BegunAct, BulkAct, MemberSelection } from '#domain/organizations/bulk-act.ts';
import type { HandOver } from '#domain/organizations/hand-over.ts';
import type { MemberQuestion, MemberRefused } from '#domain/organizations/member-refusals.ts';
import type { NamedRole } from '#domain/organizations/member-role.ts';
import type { MemberQuery } from '#domain/organizations/member-table.ts';
import type { Member, MemberProfile } from '#domain/organizations/member.ts';
import type { SeatDecision, SeatWaiting } from '#domain/organizations/seat-waiting.ts';
import type { SeatStanding } from '#domain/organizations/seats.ts';
import type { Result } from '#domain/result.ts';
import type { Page } from '#domain/tables/page.ts';
import type { ServiceFailure } from './service-failure.ts';

type Answer<T, Question extends MemberQuestion> = Promise<
  Result<T, MemberRefused<Question> | ServiceFailure>
>;

/** Who belongs to the organization that the signed-in user acts in, and to those below it (ORG-6). Ids are of memberships. */
export interface MemberService {
  page(query: MemberQuery, options?: ReadOptions): Answer<Page<Member>, 'page'>;
  byId(id: string, options?: ReadOptions): Answer<MemberProfile, 'byId'>;
  /** The user's own membership of the organization that they act in. */
  own(options?: ReadOptions): Answer<MemberProfile, 'byId'>;
  /** A page of what a member did and what concerns them, newest first, for those who read the log of their organization. */
  activity(id: string, query: ActivityQuery, options?: ReadOptions): Answer<Page<Activity>, 'activity'>;
  changeRole(id: string, role: NamedRole): Answer<null, 'changeRole'>;
  nameBillingContact(id: string, billingContact: boolean): Answer<null, 'nameBillingContact'>;
  /** Moves a member to another school of the district; their classrooms stay. */
  move(id: string, organizationId: string): Answer<null, 'move'>;
  /** Ends a membership; classrooms go where `handOver` says, and the others stay with the school. */
  deactivate(id: string, handOver: HandOver): Answer<null, 'deactivate'>;
  reactivate(id: string): Answer<null, 'reactivate'>;
  /** Gives a teacher a seat, takes it back, or declines their request, with a word to them that may be empty. */
  decideSeat(id: string, decision: SeatDecision, why: string): Answer<null, 'decideSeat'>;
  /** Those who wait for a seat, in the order of asking. */
  seatRequests(options?: ReadOptions): Answer<readonly SeatWaiting[], 'seatRequests'>;
  /** Says whether seats are given by person, or whoever teaches takes one. */
  setSeatAssignment(byPerson: boolean): Answer<null, 'setSeatAssignment'>;
  /** Asks for a seat, with a note that may be empty: answers whether there is one, or a place on the waiting list. */
  askForSeat(note: string): Answer<SeatStanding, 'askForSeat'>;
  /** Begins an act on many, which a job does. */
  actOnMany(act: BulkAct, chosen: MemberSelection): Answer<BegunAct, 'actOnMany'>;
  /** Ends the user's own membership. */
  leave(handOver: HandOver): Answer<null, 'leave'>;
}
