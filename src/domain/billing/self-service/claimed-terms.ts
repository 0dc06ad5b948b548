import type { IsoDate } from '../../platform/dates/iso-date.ts';
import { coversAt, type Grant, isPaid, unbrokenEnd } from '../../organizations/grants/grant.ts';
import { startOfDay, termYears, yearsAfter } from '../../organizations/grants/term.ts';
import type { Order } from '../orders/order.ts';
import { dayInZone } from '../../platform/tables/day-in-zone.ts';

/** Lifetime of a claim link, in days. */
export const claimLinkDays = 30;

/** Where to add a claimed license: to an organization of the caller, or, if null, to a new organization with the name on the order. */
export type ClaimInto = { readonly organizationId: string | null };

export type ClaimedDays = Pick<Order, 'startsOn' | 'endsOn' | 'startsAt' | 'endsAt'>;

/**
 * Returns the days of a claimed license: from the day of the order in the organization's time zone, or from the end of its running license. The license is
 * never shorter than the years that were bought.
 */
export function claimedDays(
  order: Pick<Order, 'startsOn' | 'endsOn'>,
  grants: readonly Grant[],
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): ClaimedDays {
  const years = termYears.find((each) => yearsAfter(order.startsOn, each) === order.endsOn);
  if (years === undefined)
    throw new RangeError(`${order.startsOn} to ${order.endsOn} is not a whole number of years`);
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
