import type { BillingDocument } from '#domain/billing/documents/billing-document.ts';
import { paths } from '../../../routes/paths.ts';

/** Returns the checkout of a quote, at its price. Once the quote has expired, the checkout starts with the same seats and term, by purchase order. */
export function orderAgain({
  order,
  seats,
  lines,
}: Pick<BillingDocument, 'order' | 'seats' | 'lines'>): string {
  const line = lines.find(({ kind }) => kind === 'seats');
  const term = line?.kind === 'seats' && line.days === 0 ? String(line.years) : 'rest';
  return `${paths.checkoutPurchase}?${new URLSearchParams({ seats: String(seats), term, pay: 'invoice', quote: order }).toString()}`;
}
