import type { LicensePlan, PlanChoice } from '#domain/license/license-plan.ts';
import { paths } from '../../../routes/paths.ts';

/**
 * The checkout that begins with the first order of a plan: seats, term, how it is paid, and the day on which it was planned to begin.
 * Null where it is no order of theirs: nothing is missing, or somebody plans alone for a school, which buys for itself.
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
