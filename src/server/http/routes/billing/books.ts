import { bookOperations as operations } from '#adapters/wire/billing/books.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { bookedOrderColumns, bookedOrderDefaults } from '#domain/billing/orders/booked-order-table.ts';
import { parseRefund } from '#domain/billing/orders/refund.ts';
import { err, ok } from '#domain/result.ts';
import { readTableQuery } from '#domain/platform/tables/table-address.ts';
import { always, mounter, withForm } from '../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';
import { tableParametersOf } from '../table-parameters-of.ts';

/** All booked orders and refunds, for our staff (LIC-10). */
export function addBooks(app: ApiScope, { orders }: Pick<ServiceApp, 'orders'>): void {
  const mount = mounter(app, operations, { tag: 'Staff' });
  mount(
    'listBookedOrders',
    {
      action: 'order.settle',
      summary:
        'All orders with entries in the books, with the balance due and the days overdue. Amounts in filters are in dollars; `order` searches number, buyer and purchase order; days are those of New York.',
      problems: ['call/malformed'],
    },
    async ({ query: { timeZone: _ours, ...asked } }) => {
      const query = readTableQuery(tableParametersOf(asked), bookedOrderColumns, bookedOrderDefaults);
      if (!query.ok) return err({ kind: 'call/malformed' });
      return ok(await orders.books.page(query.value));
    },
  );

  mount(
    'readBookedOrder',
    {
      action: 'order.settle',
      summary: 'An order with all its entries in the books, oldest first.',
    },
    ({ params }) => orders.books.read(params.id),
  );

  mount(
    'readReconciliation',
    {
      action: 'order.settle',
      summary:
        'What the nightly comparisons of the last 30 nights found: payments and refunds that differ between the payment provider and our books, newest first.',
    },
    () => always(orders.books.reconciliation()),
  );

  mount(
    'refundOrder',
    {
      action: 'order.refund',
      summary:
        'Our staff refund an order in part or in full, with a reason: to the card that paid, or by a transfer with its reference. A full refund ends the license.',
      problems: ['form/invalid'],
    },
    ({ caller, params, body }) =>
      withForm(parseRefund(body), (form) => orders.refund(caller, params.id, form)),
  );
}
