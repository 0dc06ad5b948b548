import { bookOperations as operations } from '#adapters/wire/billing/books.ts';
import {
  bookedOrderColumns as columns,
  bookedOrderDefaults as defaults,
} from '#domain/billing/orders/booked-order-table.ts';
import { parseRefund } from '#domain/billing/orders/refund.ts';
import { ok } from '#domain/result.ts';
import { always, routes, withForm } from '../../mount-operation.ts';
import { readTable } from '../read-query.ts';

/** Routes of our staff for all booked orders and refunds (LIC-10). */
export const bookRoutes = routes(operations, { tag: 'Staff', action: 'order.settle' }, ({ orders }) => ({
  listBookedOrders: {
    summary:
      'All orders with entries in the books, with the balance due and the days overdue. Amounts in filters are in dollars; `order` searches number, buyer and purchase order; days are those of New York.',
    problems: ['call/malformed'],
    handle: ({ query: { timeZone: _ours, ...filter } }) =>
      withForm(readTable(filter, { columns, defaults }), async (table) => ok(await orders.books.page(table))),
  },
  readBookedOrder: {
    summary: 'An order with all its entries in the books, oldest first.',
    handle: ({ params }) => orders.books.read(params.id),
  },
  readReconciliation: {
    summary:
      'What the nightly comparisons of the last 30 nights found: payments and refunds that differ between the payment provider and our books, newest first.',
    handle: () => always(orders.books.reconciliation()),
  },
  refundOrder: {
    action: 'order.refund',
    summary:
      'Our staff refund an order in part or in full, with a reason: to the card that paid, or by a transfer with its reference. A full refund ends the license.',
    problems: ['form/invalid'],
    handle: ({ caller, params, body }) =>
      withForm(parseRefund(body), (form) => orders.refund(caller, params.id, form)),
  },
}));
