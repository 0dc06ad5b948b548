import type { Organization } from '../organizations/organization.ts';
import { coverEnd, coversAt, type Grant, isPaid, isUnpaidInTime } from './grant.ts';

/** Who gave a license that nobody paid for here: an activation code, by its reseller’s name; our staff, by what they wrote to its holder. */
export type GivenBy = { readonly by: 'code' | 'staff'; readonly note: string };

/** A grant with who holds it. */
export type HeldGrant = Grant & {
  readonly id: string;
  /** The organization that holds it for its members and those below it; null for one’s own. */
  readonly holder: Pick<Organization, 'id' | 'name'> | null;
  /** How many may teach under it; null for one’s own, which is for its owner alone. */
  readonly seats: number | null;
  /** Left out for what was bought, and for trials. */
  readonly given?: GivenBy;
};

/** A grant of an organization, as far as its seats depend on it. */
export type SeatGrant = Grant & { readonly seats: number };

/**
 * How many may teach under these grants of an organization at a moment: the seats of all that cover it together, and between
 * licenses those of the one that ended last or was not paid in time, so that a license that ran out opens no doors. Null
 * where there never was one.
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
