import { bookOperations as operations } from '#adapters/wire/v1/books.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { bookedOrderColumns, bookedOrderDefaults } from '#domain/orders/booked-order-table.ts';
import { parseRefund } from '#domain/orders/refund.ts';
import { err, ok } from '#domain/result.ts';
import { readTableQuery } from '#domain/tables/table-address.ts';
import { always, mounter, withForm } from '../../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';
import { tableParametersOf } from './table-parameters-of.ts';

/** All booked orders and refunds, for our staff (LIC-10). */
export function addBooks(app: ApiScope, { orders }: Pick<ServiceApp, 'orders'>): void {
  const mount = mounter(app, operations, { tag: 'Staff' });
  mount(
    'listBookedOrders',
    {
      action: 'order.settle',
      summary:
        'Orders of everybody that something was booked of, with what is open and for how many days it is late. Sums in filters are dollars; `order` is number, buyer and purchase order together; days are those of New York.',
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
      summary: 'One of them, with everything that was booked of it, the oldest first.',
    },
    ({ params }) => orders.books.read(params.id),
  );

  mount(
    'readReconciliation',
    {
      action: 'order.settle',
      summary:
        'What the nightly comparisons of the last 30 nights found: movements that the payment provider and our books do not agree on, the newest first.',
    },
    () => always(orders.books.reconciliation()),
  );

  mount(
    'refundOrder',
    {
      action: 'order.refund',
      summary:
        'Our staff pay money back, in part or as a whole, with a reason: to the card that paid, or as a transfer that they made, by its reference. All of it ends the license.',
      problems: ['form/invalid'],
    },
    ({ caller, params, body }) =>
      withForm(parseRefund(body), (form) => orders.refund(caller, params.id, form)),
  );
}
