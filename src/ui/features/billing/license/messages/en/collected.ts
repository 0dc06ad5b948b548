import { counted, formatCount } from '#domain/platform/text/counted.ts';
import { formatDate } from '#domain/platform/dates/iso-date.ts';
import { dollars } from '../../../../../messages/en/money.ts';
import type { Money } from '#domain/billing/prices/money.ts';

export const collectedWords = {
  heading: 'On the next invoice',
  lead: 'Seats you add work right away. One invoice covers everything added since the last one.',
  none: 'Nothing so far.',
  issued: (total: Money, day: string, purchaseOrder: string) =>
    `So far ${dollars(total)}. The invoice will be issued on ${formatDate(day)}, under purchase order ${purchaseOrder}.`,
  lines: 'On the next invoice, line by line',
  takeBack: 'Remove',
  takeBackOf: (line: string) => `Remove: ${line}`,
  takenBack: 'Removed',
  backAgain: (seats: number) =>
    `${counted(seats, 'seat')} removed. The days up to today stay on the invoice.`,
  invoiceNow: 'Invoice now',
  invoiced: 'The invoice is issued. It is below, with your other documents.',
  count: 'Number of seats on the license',
  hint: (held: number, most: number) =>
    `The license has ${formatCount(held)} now. Type the new total, up to ${formatCount(most)}. Order more seats separately.`,
  wait: (waiting: number) =>
    waiting === 1
      ? '1 person is waiting for a seat.'
      : `${formatCount(waiting)} people are waiting for a seat.`,
  price: (seats: number, total: Money, day: string) =>
    `${counted(seats, 'more seat')} from today until the license ends: ${dollars(total)}, tax included. You pay with the invoice of ${formatDate(day)}.`,
  add: (seats: number) => `Add ${counted(seats, 'seat')} on the next invoice`,
  added: (seats: number) => `${counted(seats, 'seat')} added. They work now.`,
  same: 'Type a larger number to add seats.',
  tooMany: (most: number) =>
    `Type a total of at most ${formatCount(most)}. Order more seats with a separate purchase order.`,
  order: 'Order seats separately',
  closed: 'Seats cannot be added on an invoice now. Seats already added will still be invoiced.',
} as const;
