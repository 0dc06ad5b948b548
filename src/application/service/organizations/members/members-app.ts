import { moveMember, type MoveMember, reactivateMember, type ReactivateMember } from './begin-membership.ts';
import {
  changeMemberRole,
  type ChangeMemberRole,
  nameBillingContact,
  type NameBillingContact,
} from './change-member.ts';
import {
  deactivateMember,
  type DeactivateMember,
  leaveOrganization,
  type LeaveOrganization,
} from './end-membership.ts';
import { decideSeat, type DecideSeat } from './seat-of-member.ts';
import {
  askForSeat,
  type AskForSeat,
  listSeatRequests,
  type ListSeatRequests,
  setSeatAssignment,
  type SetSeatAssignment,
} from './seat-requests.ts';
import { actOnMany, type ActOnMany } from './act-on-many.ts';
import type { MemberPorts } from './member-ports.ts';
import { readMemberActivity, type ReadMemberActivity } from './read-member-activity.ts';
import {
  pageMembers,
  type PageMembers,
  readMember,
  type ReadMember,
  readOwnMember,
  type ReadOwnMember,
} from './read-members.ts';

/** Members of organizations and their roles (ORG-6). */
export type MembersApp = {
  readonly page: PageMembers;
  readonly read: ReadMember;
  readonly readOwn: ReadOwnMember;
  readonly activity: ReadMemberActivity;
  readonly changeRole: ChangeMemberRole;
  readonly nameBillingContact: NameBillingContact;
  readonly deactivate: DeactivateMember;
  readonly reactivate: ReactivateMember;
  readonly move: MoveMember;
  readonly leave: LeaveOrganization;
  readonly decideSeat: DecideSeat;
  readonly askForSeat: AskForSeat;
  readonly seatRequests: ListSeatRequests;
  readonly setSeatAssignment: SetSeatAssignment;
  readonly actOnMany: ActOnMany;
};

export const createMembersApp = (ports: MemberPorts): MembersApp => ({
  page: pageMembers(ports),
  read: readMember(ports),
  readOwn: readOwnMember(ports),
  activity: readMemberActivity(ports),
  changeRole: changeMemberRole(ports),
  nameBillingContact: nameBillingContact(ports),
  deactivate: deactivateMember(ports),
  reactivate: reactivateMember(ports),
  move: moveMember(ports),
  leave: leaveOrganization(ports),
  decideSeat: decideSeat(ports),
  askForSeat: askForSeat(ports),
  seatRequests: listSeatRequests(ports),
  setSeatAssignment: setSeatAssignment(ports),
  actOnMany: actOnMany(ports),
});
