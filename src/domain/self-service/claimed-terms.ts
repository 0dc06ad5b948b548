import type { IsoDate } from '../dates/iso-date.ts';
import { coversAt, type Grant, isPaid, unbrokenEnd } from '../license/grant.ts';
import { startOfDay, termYears, yearsAfter } from '../license/term.ts';
import type { Order } from '../orders/order.ts';
import { dayInZone } from '../tables/day-in-zone.ts';

/** For how long a claim link holds, in days. */
export const claimLinkDays = 30;

/** Where a license is claimed for: an organization of the caller, or one that is founded by the name on the order. */
export type ClaimInto = { readonly organizationId: string | null };

/** The days of a license. */
export type ClaimedDays = Pick<Order, 'startsOn' | 'endsOn' | 'startsAt' | 'endsAt'>;

/**
 * The days of a license that is claimed: from the day of the order, by the clock of the organization; where a license of it runs, from its end.
 * Never fewer years than were bought.
 */
export function claimedDays(
  order: Pick<Order, 'startsOn' | 'endsOn'>,
  grants: readonly Grant[],
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): ClaimedDays {
  const years = termYears.find((each) => yearsAfter(order.startsOn, each) === order.endsOn);
  if (years === undefined)
    throw new RangeError(`${order.startsOn} to ${order.endsOn} is no term of whole years`);
  const isRunning = grants.some((grant) => isPaid(now, grant) && coversAt(now, grant));
  const free = isRunning ? dayInZone(timeZone)(unbrokenEnd(now, grants)) : order.startsOn;
  const startsOn: IsoDate = free > order.startsOn ? free : order.startsOn;
  const endsOn = yearsAfter(startsOn, years);
  return {
    startsOn,
    endsOn,
    startsAt: startOfDay(startsOn, timeZone),
    endsAt: startOfDay(endsOn, timeZone),
  };
}
