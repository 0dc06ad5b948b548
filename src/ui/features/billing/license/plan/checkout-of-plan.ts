import type { LicensePlan, PlanChoice } from '#domain/billing/license/license-plan.ts';
import { paths } from '../../../../routes/paths.ts';

/**
 * Returns the checkout of a plan's first order: seats, term, payment method, and planned start. Returns null if nothing needs to be ordered, or if an
 * individual plans for a school, which buys for itself.
 */
export function checkoutOfPlan(
  { orders, by }: LicensePlan,
  { years }: Pick<PlanChoice, 'years'>,
  buysFor: 'self' | 'organization',
): string | null {
  const [first] = orders;
  if (first === undefined || (first.plan !== 'teacher' && buysFor === 'self')) return null;
  const asked = {
    seats: String(first.seats),
    term: first.kind === 'added' ? 'rest' : String(years),
    pay: by === 'card' ? 'card' : 'invoice',
    from: first.quote.startsOn,
  };
  return `${paths.checkoutPurchase}?${new URLSearchParams(asked).toString()}`;
}
