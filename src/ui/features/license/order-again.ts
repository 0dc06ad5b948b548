import type { BillingDocument } from '#domain/documents/billing-document.ts';
import { paths } from '../../routes/paths.ts';

/** The checkout that begins with what was quoted: as many seats, for as long, by purchase order. */
export function orderAgain({ seats, lines }: Pick<BillingDocument, 'seats' | 'lines'>): string {
  const line = lines.find(({ kind }) => kind === 'seats');
  const term = line?.kind === 'seats' && line.days === 0 ? String(line.years) : 'rest';
  return `${paths.checkoutPurchase}?${new URLSearchParams({ seats: String(seats), term, pay: 'invoice' }).toString()}`;
}
