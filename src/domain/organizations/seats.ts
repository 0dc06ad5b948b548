import type { OrganizationPath } from '../access/scope.ts';
import { type SeatGrant, seatsUnder } from '../license/held-grant.ts';
import type { MemberRole } from './member-role.ts';

/** Whether a member has a seat, waits for one, has none, or takes none, because they do not teach here. */
export const seatStandings = ['held', 'asked', 'none', 'not-needed'] as const;
export type SeatStanding = (typeof seatStandings)[number];

/** What a teacher asks a seat with: when (epoch milliseconds), and a note, which may be empty. */
export type SeatRequest = { readonly at: number; readonly note: string };

/** The longest note of a request, and the longest word of an answer. */
export const longestSeatNote = 300;

/** The seats of an organization: how many members may teach in it and below it, and how many do. */
export type Seats = {
  /** Whose seats they are: the organization, or the one above it that has the limit. */
  readonly organization: OrganizationPath;
  /** Null where nothing limits them. */
  readonly limit: number | null;
  /** How many people teach there with a seat; who teaches in two schools counts once. */
  readonly taken: number;
  /** How many more people have a pending invitation to teach there; who is invited twice counts once. 0 where seats are given by person. */
  readonly promised: number;
  /** Whether somebody gives each seat to a person; else whoever comes to teach takes one. */
  readonly byPerson: boolean;
};

/**
 * The number of free seats: neither taken nor promised by an invitation. Null without a limit. Nobody is removed for being over
 * the limit: then it is 0. This is the only answer to how many are free: pages, invitations and imports use it.
 */
export const freeSeats = ({
  limit,
  taken,
  promised,
}: Pick<Seats, 'limit' | 'taken' | 'promised'>): number | null =>
  limit === null ? null : Math.max(0, limit - taken - promised);

type Door = Pick<Seats, 'byPerson' | 'limit' | 'taken' | 'promised'>;

/** How many more may come in to teach; null where nothing limits them, as where they come in without a seat. */
export const openSeats = (seats: Door): number | null => (seats.byPerson ? null : freeSeats(seats));

/** Whether somebody of this role can come in: only those who teach take a seat. */
export const hasSeatFor = (role: MemberRole, seats: Door): boolean =>
  role !== 'teacher' || openSeats(seats) !== 0;

/** The seat of an address in an organization: held, or promised by a pending invitation to teach. Null for neither. */
export type SeatOfAddress = 'held' | 'promised' | null;

/** Whether an invited person can join: with a seat that they hold, or with their promised seat while one is not taken. */
export const hasSeatForInvited = (role: MemberRole, seats: Door, seat: SeatOfAddress): boolean =>
  seat === 'held' || hasSeatFor(role, { ...seats, promised: 0 });

/** An organization as far as it may limit seats. */
export type SeatLevel = {
  readonly organization: OrganizationPath;
  /** What our staff set for it; its licenses come before that. */
  readonly limit: number | null;
  readonly grants: readonly SeatGrant[];
  /** The people with a seat in it and below it, and those who are invited to teach there and have none. */
  readonly taken: number;
  readonly promised: number;
  /** Whether it has its seats given by person. */
  readonly byPerson: boolean;
};

/** The seats that count for an organization at a moment: of it and those above it (`levels`), the nearest that has a limit. */
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
