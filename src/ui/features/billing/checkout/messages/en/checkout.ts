import { counted, formatCount } from '#domain/platform/text/counted.ts';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { Money } from '#domain/billing/prices/money.ts';
import { formatDate } from '#domain/platform/dates/iso-date.ts';
import { daysAfter } from '#domain/organizations/grants/term.ts';
import type { NextRenewal } from '#domain/billing/orders/auto-renewal.ts';
import type { PriceProblem } from '#domain/billing/orders/offer.ts';
import type { OrderState } from '#domain/billing/orders/order-state.ts';
import type { OrderTrust } from '#domain/billing/orders/order-trust.ts';
import { dollars } from '../../../../../messages/en/money.ts';
import { billingWords } from './billing.ts';

export { lineWords } from '../../../../../messages/en/prices.ts';

/** Formats the days of a license. `end` is exclusive. */
const coveredDays = (from: string, end: string): string =>
  `From ${formatDate(from)} through ${formatDate(daysAfter(end, -1))}.`;

export const checkoutWords = {
  waiting: 'Loading plans',
  buy: 'Buy a license',
  renew: 'Renew your license',
  lead: 'You see the total price before you pay. Card payments are handled by our payment provider.',
  whom: 'Who is this license for?',
  forYou: 'Covers only you, in your own classes.',
  forAll: (name: string, taken: number) =>
    `For everyone who teaches at ${bidiIsolate(name)}: currently ${counted(taken, 'person', 'people')}.`,
  running: (day: string) =>
    `You already have a license. A new term begins when it ends, on ${formatDate(day)}.`,
  what: 'Seats and term',
  seats: 'Seats',
  moreSeats: 'Seats to add',
  moreSeatsHint: (held: number, most: number) =>
    `The license has ${formatCount(held)} seats now. You can add up to ${formatCount(most)}.`,
  seatsHint: (minSeats: number, most: number) =>
    `From ${formatCount(minSeats)} to ${formatCount(most)}. A seat is for one teacher.`,
  term: 'Term',
  terms: { 1: '1 year', 2: '2 years', 3: '3 years', rest: 'More seats until the current license ends' },
  docks: 'Need Docks, too?',
  orderDocks: 'Order them with a shipping address',
  price: 'Order summary',
  days: coveredDays,
  quoteWaiting: 'Loading your quote',
  quoteHolds: (day: string) => `This is the price of your quote. It is valid until ${formatDate(day)}.`,
  seeOrder: 'See the order',
  toOffer: 'Buy more at today’s price',
  quoteGone: {
    'order/quote-expired': (day: string) =>
      `The price of this quote was valid until ${formatDate(day)}. Below is today’s price.`,
    'order/quote-ordered': () => 'This quote was already ordered. It will not be ordered again.',
    'order/not-offered': () => 'This quote can no longer be ordered. Below is what you can buy today.',
    'order/not-found': () => 'We cannot find this quote. Below is what you can buy today.',
  },
  otherDay: (planned: string, startsOn: string) =>
    `You planned to start on ${formatDate(planned)}. If you order now, the license starts on ${formatDate(startsOn)}. To start on another day, come back to your plan on that day.`,
  cheaper: (seats: number, total: Money) => `${formatCount(seats)} seats cost less: ${dollars(total)}.`,
  problem: (problem: PriceProblem): string => {
    if (problem.kind === 'tax') return billingWords.problem[problem.field];
    return problem.kind === 'seats'
      ? `Type a number of seats from ${formatCount(problem.minSeats)} to ${formatCount(problem.most)}.`
      : 'This term is not available.';
  },
} as const;

type CardOnFile = { readonly last4: string };

export const cardOnFileWords = {
  title: 'There is a card on file',
  renews: (
    { chargedOn, startsOn, total }: Pick<NextRenewal, 'chargedOn' | 'startsOn' | 'total'>,
    { last4 }: CardOnFile,
  ) =>
    `This license renews automatically: on ${formatDate(chargedOn)} we charge ${dollars(total)} to the card that ends in ${last4}, for the year starting ${formatDate(startsOn)}. You do not need to do anything. If you renew here, you still pay for that year only once: we charge the card a year later.`,
  refused: ({ last4 }: CardOnFile) =>
    `The card that ends in ${last4} was declined. Pay here with another card or by purchase order. Then we do not charge that card for this year.`,
  link: 'See or stop it',
} as const;

export const autoRenewWords = {
  label: 'Renew each year with this card, until I turn it off',
  how: ({
    chargedOn,
    seats,
    total,
  }: {
    readonly chargedOn: string;
    readonly seats: number;
    readonly total: Money;
  }) =>
    `On ${formatDate(chargedOn)} we charge the card for one more year with ${counted(seats, 'seat')}: ${dollars(total)} at today’s prices. We email you the amount 30 and 7 days before. You can turn it off with one click on your license page.`,
} as const;

export const waysToPay = {
  how: 'How you pay',
  ways: { card: 'Card', invoice: 'Purchase order' },
  pay: (total: Money) => `Continue to pay ${dollars(total)}`,
  invoiceLead:
    'The invoice is due in 30 days. For your first order, the license starts right away. For later orders, it starts right away if you paid an earlier one, and otherwise when we confirm your PO.',
  purchaseOrder: 'Purchase order number',
  purchaseOrderHint: 'It appears on the invoice and the receipt.',
  purchaseOrderFile: 'Purchase order (PDF)',
  purchaseOrderFileHint: 'At most 5 MB. We keep it with the order.',
  again: (total: Money) => `Yes, order again for ${dollars(total)}`,
  order: (total: Money) => `Place the order for ${dollars(total)}`,
  quoteLead: 'Does your office need a quote first? Its price is valid for 60 days.',
  quote: 'Get a quote',
  quoted: 'Your quote is ready. Download it below.',
} as const;

export const notBuyerWords = {
  title: 'Your school or district buys its license',
  why: 'You have nothing to pay. Your license page shows your plan and who can buy or renew it.',
  toLicense: 'See your license',
} as const;

export const returnWords = {
  waiting: 'Checking the status of your order',
  lead: 'This is the current status of your order.',
  price: 'Order summary',
  days: coveredDays,
  heading: {
    draft: 'Not placed yet',
    quoted: 'A quote',
    collecting: 'On the next invoice',
    'pending-po': 'Ordered, not paid yet',
    'pending-payment': 'Not paid yet',
    paid: 'Paid',
    canceled: 'Canceled',
    refunded: 'Refunded',
    disputed: 'The bank is reviewing it',
  } satisfies Readonly<Record<OrderState, string>>,
  isProcessing: 'The payment is on its way',
  state: {
    draft: 'This order is not placed yet.',
    quoted: 'This is a quote: nothing is ordered yet.',
    collecting: 'These seats work now. They are on your next invoice.',
    'pending-payment': 'This order is not paid yet. Nothing was charged.',
    paid: 'Thank you: your order is paid, and the license is yours.',
    canceled: 'This order was canceled. Nothing was charged.',
    refunded: 'This order was refunded.',
    disputed: 'Your bank is reviewing this payment. The license works in the meantime.',
  } satisfies Readonly<Record<Exclude<OrderState, 'pending-po'>, string>>,
  onInvoice: {
    verified:
      'Thank you: your order is placed, and the license is yours. The invoice is due in 30 days; it is on your license page.',
    limited:
      'Thank you: your order is placed, and the license is yours for 30 days. The invoice is due in 30 days; pay it by then to keep the license.',
    none: 'Thank you: your order is placed. Your license starts when your PO is confirmed or paid. The invoice is on your license page.',
  } satisfies Readonly<Record<OrderTrust, string>>,
  processing:
    'Your bank is processing the payment. That can take up to five business days; you can close this page.',
  pay: 'Continue to pay',
  payByCard: 'Pay by card',
  again: 'Check again',
  toOffer: 'Back to plans',
  toReceipt: 'See the receipt',
  toLessons: 'Assign a lesson',
  toLicense: 'See your license',
} as const;
