import { counted } from '#domain/platform/text/counted.ts';
import type { Money } from '#domain/billing/prices/money.ts';
import type { DifferenceKind } from '#domain/billing/orders/reconciliation.ts';
import { dollars } from '../../../../../messages/en/money.ts';

export const reconciliationWords = {
  heading: 'Reconciliation with the payment provider',
  lead: 'Every night, payments, refunds and lost disputes by card are compared with our books.',
  waiting: 'Loading the reconciliation',
  never: 'The first comparison runs tonight.',
  last: (day: string, from: string, compared: number) =>
    `Last compared on ${day}: ${counted(compared, 'transaction')} since ${from}.`,
  same: 'Everything matches.',
  list: 'Differences of the last 30 nights',
  kinds: {
    'not-in-books': 'Missing in our books',
    'not-at-provider': 'Missing at the payment provider',
    'other-amount': 'The amounts differ',
  } satisfies Record<DifferenceKind, string>,
  movements: { paid: 'Payment', refunded: 'Refund' },
  sums: (theirs: Money | null, ours: Money | null) =>
    `Payment provider: ${theirs === null ? 'nothing' : dollars(theirs)}. Our books: ${ours === null ? 'nothing' : dollars(ours)}.`,
  order: 'Show the order',
  standing: { open: 'Check this', settled: 'Recorded automatically', gone: 'Resolved' },
} as const;
