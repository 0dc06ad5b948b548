import { counted } from '#domain/platform/text/counted.ts';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { BillingFile } from '#domain/billing/prices/billing-file.ts';
import { formatDate } from '#domain/platform/dates/iso-date.ts';
import type { BookedEvent, BookedOrder } from '#domain/billing/orders/booked-order.ts';
import type { OrderState } from '#domain/billing/orders/order-state.ts';
import type { OrderTrust } from '#domain/billing/orders/order-trust.ts';

export const stateWords: Readonly<Record<OrderState, string>> = {
  draft: 'Draft',
  quoted: 'Quoted',
  collecting: 'Collecting seats',
  'pending-po': 'Open',
  'pending-payment': 'Waiting for a card',
  paid: 'Paid',
  canceled: 'Canceled',
  refunded: 'Refunded',
  disputed: 'Disputed',
};

export const paymentWords: Readonly<Record<BookedOrder['payment'], string>> = {
  card: 'Card',
  invoice: 'Invoice',
};

export const buyerName = (order: Pick<BookedOrder, 'billTo'>): string =>
  order.billTo === null ? 'A teacher' : bidiIsolate(order.billTo);

export const orderName = ({ invoice }: Pick<BookedOrder, 'invoice'>): string => invoice ?? 'Card payment';

export const columnWords = {
  number: 'Number',
  organization: 'School or district',
  purchaseOrder: 'Purchase order',
  order: 'Number, school or purchase order',
  payment: 'Paid by',
  state: 'Status',
  total: 'Total',
  paid: 'Paid',
  open: 'Open',
  due: 'Due',
  late: 'Days late',
  placed: 'Ordered',
  docks: 'Docks',
  toSend: 'Docks to send',
} as const;

export const ordersPage = {
  heading: 'Orders and invoices',
  lead: 'Orders, unpaid invoices and late payments. Dates are in our office’s time zone. Amounts in filters are in dollars.',
  search: 'Number, school or purchase order',
  list: 'Orders',
  views: 'Which orders',
  all: 'All orders',
  open: 'With a balance due',
  late: 'Late',
  toSend: 'With Docks to send',
  disputed: 'Disputed',
  count: (orders: number) => counted(orders, 'order'),
  empty: { title: 'No orders yet', advice: 'Orders appear here as soon as something is invoiced or paid.' },
} as const;

export const orderPage = {
  back: 'All orders',
  facts: 'Order details',
  buyer: 'Buyer',
  plan: 'License',
  planned: ({ plan, seats }: Pick<BookedOrder, 'plan' | 'seats'>) =>
    plan === null
      ? 'None: Docks only'
      : `${plan.slice(0, 1).toUpperCase()}${plan.slice(1)}, ${counted(seats, 'seat')}`,
  term: 'Term',
  tax: 'Tax',
  none: 'None',
  late: (count: number) => `${counted(count, 'day')} late`,
  history: 'Order history',
  historyList: 'History',
  actions: 'Actions',
  nothing: 'Nothing is due, and nothing can be refunded.',
  trust: 'Purchase order',
  trusts: {
    verified: 'Confirmed',
    limited: 'Not confirmed: the license runs for 30 days',
    none: 'Not confirmed: no license until it is confirmed or paid',
  } satisfies Record<OrderTrust, string>,
  confirm: 'Confirm this PO',
  confirmed: 'The purchase order is confirmed.',
  kinds: {
    ordered: 'Ordered',
    invoiced: 'Invoiced',
    paid: 'Payment',
    credited: 'Credit note',
    refunded: 'Refunded',
  } satisfies Record<BookedEvent['kind'], string>,
} as const;

export const filesWords = {
  heading: 'Files from the buyer',
  none: 'Nothing was sent.',
  list: 'Buyer’s files',
  kinds: {
    'exemption-certificate': 'Exemption certificate',
    'purchase-order': 'Purchase order',
  } satisfies Record<BillingFile['kind'], string>,
  verdict: ({ verdict }: BillingFile): string | null => {
    if (verdict === null) return null;
    if (!verdict.accepted) return `Declined: ${verdict.note ?? ''}`;
    return verdict.expiresOn === null
      ? 'Accepted, with no end date'
      : `Accepted until ${formatDate(verdict.expiresOn)}`;
  },
  waits: 'Waiting for review',
  download: 'Download',
  fileName: (kind: BillingFile['kind']) => `${kind}.pdf`,
  accept: 'Accept',
  decline: 'Decline',
  acceptTitle: 'Accept the certificate',
  declineTitle: 'Decline the certificate',
  expiresOn: 'Valid until',
  expiresOnHint: 'The date on the document. Leave this empty if there is none.',
  reason: 'Reason',
  reasonHint: 'The buyer sees this. Tax is charged from the next order on.',
  done: 'The review is saved.',
  cancel: 'Cancel',
} as const;

export const actWords = {
  pay: {
    label: 'Record a payment',
    lead: 'Record a check or bank transfer that you received. After a partial payment, the rest is still due. Each reference can be recorded only once.',
    done: 'The payment is recorded, and the receipt is issued.',
  },
  credit: {
    label: 'Issue a credit note',
    lead: 'This reduces the balance due. If nothing was paid, crediting the full amount cancels the order and ends its license.',
    done: 'The credit note is issued.',
  },
  refund: {
    label: 'Refund',
    lead: 'A full refund ends the license. The buyer sees the reason on the credit note.',
    done: 'Refunded. It appears on the card within ten days.',
  },
  toCard: 'The money goes back to the card that paid.',
  byTransfer: 'Send the transfer first, then record it here with its reference.',
  amount: 'Amount in dollars',
  atMost: (most: string) => `At most ${most}.`,
  paymentReference: 'Bank reference or check number',
  transferReference: 'Transfer reference',
  reason: 'Reason',
  reasonHint: 'The buyer sees it on the credit note.',
  cancel: 'Cancel',
} as const;
