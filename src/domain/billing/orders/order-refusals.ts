import type { RefusalOf } from '../../result.ts';
import { discountProblems } from '../prices/discount-code.ts';

/**
 * The refusals of each operation on orders. The service, the client's port, its adapter and the API description are built from this list.
 */
export const orderRefusals = {
  offer: ['account/not-permitted'],
  place: [
    'account/not-permitted',
    ...discountProblems,
    'order/not-found',
    'order/quote-ordered',
    'order/quote-expired',
    'order/not-offered',
    'order/terms-changed',
    'order/purchase-order-used',
    'order/paid-already',
    'order/processing',
    'payments/away',
  ],
  quote: ['account/not-permitted', ...discountProblems, 'order/not-offered', 'order/terms-changed'],
  collected: ['account/not-permitted'],
  collect: ['order/not-offered', 'order/terms-changed', 'order/too-many-collected'],
  takeBack: ['order/not-found', 'order/not-open', 'order/seats-needed'],
  invoiceCollected: ['order/not-found'],
  discount: discountProblems,
  addDiscount: ['discount/taken'],
  endDiscount: ['discount/unknown'],
  settleInvoice: [
    'order/not-found',
    'order/not-open',
    'order/more-than-open',
    'order/processing',
    'payments/away',
  ],
  payInvoice: [
    'order/not-found',
    'order/not-open',
    'order/paid-already',
    'order/processing',
    'payments/away',
  ],
  refund: [
    'order/not-found',
    'order/nothing-paid',
    'order/more-than-paid',
    'order/balance-changed',
    'payments/refused',
    'payments/away',
  ],
  readBooks: ['order/not-found'],
  sendCertificate: ['account/not-permitted', 'order/not-offered'],
  readFile: ['order/no-such-file'],
  startRenewal: ['account/not-permitted', 'order/not-offered', 'order/terms-changed', 'payments/away'],
  checkRenewal: ['payments/away'],
  redeem: [
    'account/not-permitted',
    'code/not-found',
    'code/used',
    'code/revoked',
    'code/expired',
    'code/other-buyer',
    'code/too-few-seats',
    'code/covered',
  ],
  revokeCodes: ['code/not-found'],
  revokeCode: ['code/not-found', 'code/used'],
  print: ['document/not-found', 'document/paper-busy'],
  printTaxForm: ['document/paper-busy'],
  check: ['order/not-found', 'payments/away'],
  notify: ['payments/not-signed', 'payments/away'],
} as const;

type Refusals = typeof orderRefusals;

export type OrderRefused<Question extends keyof Refusals> = RefusalOf<Refusals[Question][number]>;
