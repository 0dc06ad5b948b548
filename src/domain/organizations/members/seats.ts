import type { OrganizationPath } from '../../identity/membership/organization.ts';
import { type SeatGrant, seatsUnder } from '../grants/held-grant.ts';
import type { MemberRole } from '../../identity/membership/member-role.ts';

/** States of a member's seat: they have a seat, asked for one, have none, or need none because they do not teach here. */
export const seatStandings = ['held', 'asked', 'none', 'not-needed'] as const;
export type SeatStanding = (typeof seatStandings)[number];

/** A teacher's request for a seat, with its time (epoch milliseconds) and an optional note. */
export type SeatRequest = { readonly at: number; readonly note: string };

export const maxSeatNoteLength = 300;

export type Seats = {
  /** The organization that has the limit: this one or one of its parents. */
  readonly organization: OrganizationPath;
  /** Null if unlimited. */
  readonly limit: number | null;
  /** Number of teachers with a seat. A person at two schools counts once. */
  readonly taken: number;
  /** Number of people with a pending invitation to teach. A person who was invited twice counts once. 0 if seats are assigned per person. */
  readonly promised: number;
  /** Whether managers assign each seat; otherwise every new teacher gets a seat. */
  readonly byPerson: boolean;
};

/**
 * Returns the number of free seats, which are not taken and not promised by an invitation. Null if unlimited; 0 if the limit is exceeded, because teachers do
 * not lose their seats. Pages, invitations and imports all use this number.
 */
export const freeSeats = ({
  limit,
  taken,
  promised,
}: Pick<Seats, 'limit' | 'taken' | 'promised'>): number | null =>
  limit === null ? null : Math.max(0, limit - taken - promised);

type Door = Pick<Seats, 'byPerson' | 'limit' | 'taken' | 'promised'>;

/** Returns how many more teachers can join; null if unlimited, or if members join without a seat. */
export const openSeats = (seats: Door): number | null => (seats.byPerson ? null : freeSeats(seats));

/** Whether a person with this role can join: only teachers need a seat. */
export const hasSeatFor = (role: MemberRole, seats: Door): boolean =>
  role !== 'teacher' || openSeats(seats) !== 0;

/** The seat of an address in an organization: taken, or promised by a pending invitation to teach. Null if neither. */
export type SeatOfAddress = 'held' | 'promised' | null;

/** Whether an invited person can join: they have a seat, or they were promised one and a seat is free. */
export const hasSeatForInvited = (role: MemberRole, seats: Door, seat: SeatOfAddress): boolean =>
  seat === 'held' || hasSeatFor(role, { ...seats, promised: 0 });

export type SeatLevel = {
  readonly organization: OrganizationPath;
  /** Limit set by our staff. The limits of licenses take precedence. */
  readonly limit: number | null;
  readonly grants: readonly SeatGrant[];
  /** Number of people who have a seat in it or below it. */
  readonly taken: number;
  readonly promised: number;
  readonly byPerson: boolean;
};

/**
 * Returns the seats of an organization at `now`: those of the nearest level with a limit. `levels` contains the organization and its parents. Throws if no
 * level has a limit and `levels` does not contain the organization.
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
