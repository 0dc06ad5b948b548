import type { IsoDate } from '../../platform/dates/iso-date.ts';
import type { Organization } from '../../identity/membership/organization.ts';
import type { Seats, SeatStanding } from '../../organizations/members/seats.ts';
import type { Capacity } from '../../organizations/grants/capacity.ts';
import type { CoverageReason } from '../../organizations/grants/coverage.ts';
import {
  type AccessStatus,
  coversAt,
  type Grant,
  isInGrace,
  type Owed,
} from '../../organizations/grants/grant.ts';
import type { GivenBy, HeldGrant } from '../../organizations/grants/held-grant.ts';
import { lastDayBefore } from '../../organizations/grants/term.ts';

export type Buyer = { readonly firstName: string | null; readonly lastName: string | null };

/**
 * States of a grant. `waiting`: its payment is missing. `unconfirmed`: its purchase order covers nothing until it is confirmed or paid. `ahead`: its first day
 * is in the future.
 */
export const grantStandings = ['current', 'grace', 'ahead', 'waiting', 'unconfirmed', 'ended'] as const;
export type GrantStanding = (typeof grantStandings)[number];

/** A grant for display. Days are in the organization’s time zone. The last day is inclusive. */
export type ShownGrant = Pick<HeldGrant, 'id' | 'kind' | 'seats'> & {
  /** Name of the holder; null for a personal grant. */
  readonly holder: Organization['name'] | null;
  readonly firstDay: IsoDate;
  readonly lastDay: IsoDate;
  readonly owed: Owed | null;
  /** Who gave the license, and the reason; null for bought grants and trials. */
  readonly given: GivenBy | null;
  readonly standing: GrantStanding;
};

/** A person's license in the organization in which they act (LIC-4). */
export type License = AccessStatus & {
  readonly reason: CoverageReason;
  /** The current grant, or else the one that ended last; null if there never was one. */
  readonly grant: ShownGrant | null;
  /** Last covered day, including later grants that follow without a gap; null without a grant. */
  readonly lastDay: IsoDate | null;
  /** The organization's seats; null outside of an organization, and in a workspace, which has no seats. */
  readonly seats: Omit<Seats, 'organization'> | null;
  /** Whether the person has a seat. The organization's license covers only people with a seat. Null outside of any organization. */
  readonly seat: SeatStanding | null;
  /** Limits and current numbers of classrooms and students in the place where the user would create new ones. */
  readonly capacity: Capacity;
  readonly buyers: readonly Buyer[];
  /** All current and past grants, latest end first. */
  readonly history: readonly ShownGrant[];
};

export function standingAt(now: number, grant: Grant, grants: readonly Grant[]): GrantStanding {
  if (coversAt(now, grant)) return 'current';
  if (isInGrace(now, grant, grants)) return 'grace';
  if (grant.endsAt <= now) return 'ended';
  if (grant.owed === undefined) return 'ahead';
  return grant.owed === 'purchase-order' && grant.trustedUntil === undefined ? 'unconfirmed' : 'waiting';
}

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
