import type { BillingDocument } from '#domain/billing/documents/billing-document.ts';
import { paths } from '../../../routes/paths.ts';

/** Returns the checkout of a quote at its price. If the quote has expired, returns a checkout by purchase order with the same seats and term. */
export function orderAgain({
  order,
  seats,
  lines,
}: Pick<BillingDocument, 'order' | 'seats' | 'lines'>): string {
  const line = lines.find(({ kind }) => kind === 'seats');
  const term = line?.kind === 'seats' && line.days === 0 ? String(line.years) : 'rest';
  return `${paths.checkoutPurchase}?${new URLSearchParams({ seats: String(seats), term, pay: 'invoice', quote: order }).toString()}`;
}
