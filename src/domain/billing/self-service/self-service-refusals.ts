import type { RefusalOf } from '../../result.ts';
import { orderRefusals } from '../orders/order-refusals.ts';

export const selfServiceRefusals = {
  order: ['order/not-a-person', 'order/not-offered', 'order/terms-changed', 'payments/away'],
  read: ['order/not-found', 'payments/away'],
  orderQuote: ['order/not-found', 'order/quote-ordered', 'order/quote-expired', 'payments/away'],
  payInvoice: orderRefusals.payInvoice,
  mail: ['order/not-found', 'order/nothing-to-claim'],
  print: ['order/not-found', 'document/not-found', 'document/paper-busy'],
  printTaxForm: ['order/not-found', 'document/paper-busy'],
  claim: [
    'order/not-found',
    'order/claim-expired',
    'order/nothing-to-claim',
    'order/other-mailbox',
    'order/claimed-already',
    'order/other-organization',
    'order/same-on-invoice',
  ],
  delivery: ['order/not-found'],
  ship: ['order/not-found', 'order/nothing-to-ship'],
  count: ['stock/changed', 'stock/set-aside'],
} as const;

type Refusals = typeof selfServiceRefusals;

export type SelfServiceRefused<Question extends keyof Refusals> = RefusalOf<Refusals[Question][number]>;
