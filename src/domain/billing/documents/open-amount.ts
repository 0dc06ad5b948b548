import { type Money, usd } from '../prices/money.ts';
import type { BillingDocument } from './billing-document.ts';

const signs: Readonly<Record<BillingDocument['kind'], number>> = {
  quote: 0,
  invoice: 1,
  'credit-note': -1,
  receipt: -1,
};

/** Returns the unpaid amount of an invoice, computed from all documents of its order. Never negative. Null if the document is not an invoice. */
export function openAmount(
  invoice: Pick<BillingDocument, 'kind' | 'order'>,
  documents: readonly Pick<BillingDocument, 'kind' | 'order' | 'amount'>[],
): Money | null {
  if (invoice.kind !== 'invoice') return null;
  const cents = documents
    .filter(({ order }) => order === invoice.order)
    .reduce((sum, { kind, amount }) => sum + signs[kind] * amount.cents, 0);
  return usd(Math.max(0, cents));
}
