import type { Organization } from '../../identity/membership/organization.ts';
import { coverEnd, coversAt, type Grant, isPaid, isUnpaidInTime } from './grant.ts';

/** The source of a license that was not bought here: an activation code (`note` is the reseller) or our staff (`note` is their message to the holder). */
export type GivenBy = { readonly by: 'code' | 'staff'; readonly note: string };

export type HeldGrant = Grant & {
  readonly id: string;
  /** The organization that has the license for its members and those below it; null for a personal grant. */
  readonly holder: Pick<Organization, 'id' | 'name'> | null;
  /** Number of teachers; null for a personal grant. */
  readonly seats: number | null;
  /** Missing for bought grants and trials. */
  readonly given?: GivenBy;
};

export type SeatGrant = Grant & { readonly seats: number };

/**
 * Returns the number of teachers that an organization's grants permit at `now`: the sum of the seats of grants that cover. Between licenses, it is the seats of
 * the grants that ended last or were not paid in time, so that an ended license does not remove the limit. Null if there never was one.
 */
export function seatsUnder(now: number, grants: readonly SeatGrant[]): number | null {
  const counted = grants.filter((grant) => isPaid(now, grant) || isUnpaidInTime(now, grant));
  const present = counted.filter((grant) => coversAt(now, grant));
  if (present.length > 0) return present.reduce((sum, { seats }) => sum + seats, 0);
  const ended = counted.filter((grant) => coverEnd(now, grant) <= now);
  const last = Math.max(...ended.map((grant) => coverEnd(now, grant)));
  const seats = ended.filter((grant) => coverEnd(now, grant) === last).map((grant) => grant.seats);
  return seats.length === 0 ? null : seats.reduce((sum, each) => sum + each, 0);
}
