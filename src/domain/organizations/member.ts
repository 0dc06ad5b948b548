import type { ClassroomCard } from '../classrooms/classroom.ts';
import type { MemberRole } from './member-role.ts';
import type { MembershipEnd } from './organization.ts';
import type { SeatStanding } from './seats.ts';

/** Whether somebody belongs to an organization now, did until they were deactivated, or has left it. Only lists of a day past have the last. */
export const memberStatuses = ['joined', 'deactivated', 'left'] as const;
export type MemberStatus = (typeof memberStatuses)[number];

/** What those who run an organization see of each member. Times are epoch milliseconds. */
export type MemberDetails = {
  /** Null of whoever has left, too: it is theirs alone by now. */
  readonly email: string | null;
  readonly role: MemberRole;
  /** Whether they look after what the organization buys. */
  readonly billingContact: boolean;
  /** The school, district or workspace that they belong to. */
  readonly school: { readonly id: string; readonly name: string };
  readonly status: MemberStatus;
  readonly seat: SeatStanding;
  /** When they were last seen to log in or to come back; null for never. */
  readonly lastActiveAt: number | null;
  /** How many classrooms of the organization they own, without archived ones. */
  readonly classrooms: number;
  readonly since: number;
};

/** Somebody who belongs to an organization (ORG-6), by the id of the membership. */
export type Member = {
  readonly id: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** Whether it is whoever asks. */
  readonly you: boolean;
  /** Null for those who see only names: teachers, of their colleagues. */
  readonly details: MemberDetails | null;
};

/** A membership of the same person, past or present. */
export type MembershipInterval = {
  readonly id: string;
  readonly school: string;
  readonly role: MemberRole;
  readonly from: number;
  /** Null at present. */
  readonly to: number | null;
  readonly endedWhy: MembershipEnd | null;
};

/** A member with what they own, and where they were before. */
export type MemberProfile = {
  readonly member: Member;
  /** The classrooms of the organization that they own, archived ones too, by name. */
  readonly owned: readonly Pick<ClassroomCard, 'id' | 'name' | 'archivedAt'>[];
  /** The memberships in organizations that the reader looks after, the newest first. */
  readonly history: readonly MembershipInterval[];
  /** How many pending invitations are revoked when the membership ends. */
  readonly invitations: number;
};

/** What a member is called; '' without a name. */
export const memberName = ({ firstName, lastName }: Pick<Member, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter((part) => part !== null && part !== '').join(' ');

/** How close two notes of somebody's activity may be, in milliseconds: more would write for nothing. */
export const activityNotedEveryMs = 5 * 60_000;
