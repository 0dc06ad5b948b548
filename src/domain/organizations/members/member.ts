import type { MemberRole } from '../../identity/membership/member-role.ts';
import type { OwnedClassroom } from '../joining/moving-classroom.ts';
import type { MembershipEnd } from '../../identity/membership/organization.ts';
import type { SeatStanding } from './seats.ts';

/** Membership statuses. `left` occurs only in lists for a past day. */
export const memberStatuses = ['joined', 'deactivated', 'left'] as const;
export type MemberStatus = (typeof memberStatuses)[number];

/** A member's details for managers. Times are epoch milliseconds. */
export type MemberDetails = {
  /** Null for members who have left, because their address is then private. */
  readonly email: string | null;
  readonly role: MemberRole;
  readonly billingContact: boolean;
  readonly school: { readonly id: string; readonly name: string };
  readonly status: MemberStatus;
  readonly seat: SeatStanding;
  /** When the member last logged in, or last visited while logged in; null if never. */
  readonly lastActiveAt: number | null;
  /** Number of classrooms in the organization that they own, without archived ones. */
  readonly classrooms: number;
  readonly since: number;
};

/** A member of an organization (ORG-6). `id` is the membership id. */
export type Member = {
  readonly id: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly you: boolean;
  /** Null if the reader may see only names, as teachers see their colleagues. */
  readonly details: MemberDetails | null;
};

export type MembershipInterval = {
  readonly id: string;
  readonly school: string;
  readonly role: MemberRole;
  readonly from: number;
  /** Null for a current membership. */
  readonly to: number | null;
  readonly endedWhy: MembershipEnd | null;
};

export type MemberProfile = {
  readonly member: Member;
  readonly owned: readonly OwnedClassroom[];
  /** Memberships in organizations that the reader manages, newest first. */
  readonly history: readonly MembershipInterval[];
  readonly invitations: number;
};

/** Returns a member's name; '' if none. */
export const memberName = ({ firstName, lastName }: Pick<Member, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter((part) => part !== null && part !== '').join(' ');

/** Minimum interval between recorded activities of a person, in milliseconds, which limits the number of writes. */
export const activityNotedEveryMs = 5 * 60_000;
