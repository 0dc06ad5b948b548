import type { IsoDate } from '../dates/iso-date.ts';
import type { Organization } from '../organizations/organization.ts';
import type { Seats, SeatStanding } from '../organizations/seats.ts';
import type { Capacity } from './capacity.ts';
import type { CoverageReason } from './coverage.ts';
import { type AccessStatus, coversAt, type Grant, isInGrace, type Owed } from './grant.ts';
import type { GivenBy, HeldGrant } from './held-grant.ts';
import { lastDayBefore } from './term.ts';

/** Somebody who buys for an organization: its owner, or who looks after what it buys. */
export type Buyer = { readonly firstName: string | null; readonly lastName: string | null };

/**
 * The state of a grant at a moment: `waiting` for its payment, `unconfirmed` if its purchase order gives nothing until it is confirmed or
 * paid, `ahead` of its first day.
 */
export const grantStandings = ['current', 'grace', 'ahead', 'waiting', 'unconfirmed', 'ended'] as const;
export type GrantStanding = (typeof grantStandings)[number];

/** A grant as its people are told of it. Days are those of the organization’s time zone, the last one included. */
export type ShownGrant = Pick<HeldGrant, 'id' | 'kind' | 'seats'> & {
  /** What its holder is called; null for one’s own. */
  readonly holder: Organization['name'] | null;
  readonly firstDay: IsoDate;
  readonly lastDay: IsoDate;
  readonly owed: Owed | null;
  /** Who gave it and why; null for what was bought, and for trials. */
  readonly given: GivenBy | null;
  readonly standing: GrantStanding;
};

/** What somebody is told of their license in the organization that they act in (LIC-4). */
export type License = AccessStatus & {
  readonly reason: CoverageReason;
  /** The grant that covers, or that ended last; null where there never was one. */
  readonly grant: ShownGrant | null;
  /** The last day of the cover, grants that follow without a gap counted; null without a grant. */
  readonly lastDay: IsoDate | null;
  /** The seats of the organization; null outside of any, and in a workspace, which has none. */
  readonly seats: Omit<Seats, 'organization'> | null;
  /** Whether they have one of these seats: without one the license of the organization does not cover them. Null outside of any organization. */
  readonly seat: SeatStanding | null;
  /** How many classrooms and students there may be where they make new ones, and how many there are. */
  readonly capacity: Capacity;
  /** Who can buy or renew for the organization, by name. */
  readonly buyers: readonly Buyer[];
  /** Every grant that there is or was, the one that ends last first. */
  readonly history: readonly ShownGrant[];
};

/** Where a grant stands among the others at a moment. */
export function standingAt(now: number, grant: Grant, grants: readonly Grant[]): GrantStanding {
  if (coversAt(now, grant)) return 'current';
  if (isInGrace(now, grant, grants)) return 'grace';
  if (grant.endsAt <= now) return 'ended';
  if (grant.owed === undefined) return 'ahead';
  return grant.owed === 'purchase-order' && grant.trustedUntil === undefined ? 'unconfirmed' : 'waiting';
}

/** A grant in the words of a time zone. */
export const shownGrant = (
  { id, kind, seats, holder, startsAt, endsAt, owed, given }: HeldGrant,
  standing: GrantStanding,
  timeZone: string,
): ShownGrant => ({
  id,
  kind,
  seats,
  holder: holder?.name ?? null,
  firstDay: lastDayBefore(startsAt + 1, timeZone),
  lastDay: lastDayBefore(endsAt, timeZone),
  owed: owed ?? null,
  given: given ?? null,
  standing,
});
