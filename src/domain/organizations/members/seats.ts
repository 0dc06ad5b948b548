import type { OrganizationPath } from '../../identity/membership/organization.ts';
import { type SeatGrant, seatsUnder } from '../grants/held-grant.ts';
import type { MemberRole } from '../../identity/membership/member-role.ts';

/** The seat of a member: they have one, asked for one, have none, or need none because they do not teach here. */
export const seatStandings = ['held', 'asked', 'none', 'not-needed'] as const;
export type SeatStanding = (typeof seatStandings)[number];

/** A teacher's request for a seat: time (epoch milliseconds) and optional note. */
export type SeatRequest = { readonly at: number; readonly note: string };

export const maxSeatNoteLength = 300;

export type Seats = {
  /** The organization with the limit: this one or one above it. */
  readonly organization: OrganizationPath;
  /** Null if unlimited. */
  readonly limit: number | null;
  /** Teachers with a seat; a person at two schools counts once. */
  readonly taken: number;
  /** People with a pending invitation to teach; a person invited twice counts once. 0 if seats are assigned per person. */
  readonly promised: number;
  /** Whether managers assign each seat; otherwise every new teacher takes one. */
  readonly byPerson: boolean;
};

/**
 * Returns the number of free seats: neither taken nor promised by an invitation. Null if unlimited; 0 if the limit is exceeded, because no
 * teacher loses a seat. Pages, invitations and imports all use this number.
 */
export const freeSeats = ({
  limit,
  taken,
  promised,
}: Pick<Seats, 'limit' | 'taken' | 'promised'>): number | null =>
  limit === null ? null : Math.max(0, limit - taken - promised);

type Door = Pick<Seats, 'byPerson' | 'limit' | 'taken' | 'promised'>;

/** Returns how many more teachers can join; null if unlimited, or if they join without a seat. */
export const openSeats = (seats: Door): number | null => (seats.byPerson ? null : freeSeats(seats));

/** Whether a person with this role can join: only teachers take a seat. */
export const hasSeatFor = (role: MemberRole, seats: Door): boolean =>
  role !== 'teacher' || openSeats(seats) !== 0;

/** The seat of an address in an organization: taken, or promised by a pending invitation to teach. Null for neither. */
export type SeatOfAddress = 'held' | 'promised' | null;

/** Whether an invited person can join: with their own seat, or with their promised one while a seat is free. */
export const hasSeatForInvited = (role: MemberRole, seats: Door, seat: SeatOfAddress): boolean =>
  seat === 'held' || hasSeatFor(role, { ...seats, promised: 0 });

export type SeatLevel = {
  readonly organization: OrganizationPath;
  /** Limit set by our staff; licenses outrank it. */
  readonly limit: number | null;
  readonly grants: readonly SeatGrant[];
  /** People with a seat in it and below it, and people invited to teach there without one. */
  readonly taken: number;
  readonly promised: number;
  readonly byPerson: boolean;
};

/**
 * Returns the seats of an organization at `now`: those of the nearest level with a limit among it and its parents (`levels`). Throws if
 * none is the organization and none has a limit.
 */
export function seatsAt(now: number, path: OrganizationPath, levels: readonly SeatLevel[]): Seats {
  const byPerson = levels.some((level) => level.byPerson);
  const limited = levels
    .map(({ organization, limit, grants, taken, promised }) => ({
      organization,
      limit: seatsUnder(now, grants) ?? limit,
      taken,
      promised: byPerson ? 0 : promised,
      byPerson,
    }))
    .toSorted((one, other) => other.organization.length - one.organization.length);
  const own = limited.find(({ organization }) => organization === path);
  const nearest = limited.find(({ limit }) => limit !== null) ?? own;
  if (nearest === undefined) throw new Error(`there is no organization ${path}`);
  return nearest;
}
