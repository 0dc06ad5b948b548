import { orderOperations as operations } from '#adapters/wire/billing/orders.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { always, mounter } from '../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';

/** License orders by card (LIC-5). */
export function addOrders(app: ApiScope, { orders }: Pick<ServiceApp, 'orders'>): void {
  const mount = mounter(app, operations, { tag: 'Licenses' });
  mount(
    'readOffer',
    {
      action: 'license.buy',
      summary: 'What the caller can buy in their current organization, from which day, and for whom.',
    },
    ({ caller }) => orders.offer(caller),
  );

  mount(
    'placeOrder',
    {
      action: 'license.buy',
      summary:
        'Orders a license and returns the page where it is paid. Refused if the first day or the price has changed.',
      problems: ['form/invalid'],
    },
    ({ caller, body }) => orders.place(caller, body),
  );

  mount(
    'listOrders',
    {
      action: 'order.read',
      summary: 'The orders of the caller, and of the organizations that they buy for, the newest first.',
    },
    ({ caller }) => always(orders.list(caller)),
  );

  mount(
    'listDeliveries',
    {
      action: 'order.read',
      summary: 'The Docks of these orders with their delivery status. Orders without Docks are omitted.',
    },
    ({ caller }) => always(orders.deliveries(caller)),
  );

  mount(
    'checkOrder',
    {
      action: 'order.read',
      summary: 'Asks the payment provider for the state of an order and returns the updated order.',
    },
    ({ caller, params }) => orders.check(caller, params.id),
  );

  mount(
    'payInvoice',
    {
      action: 'order.read',
      summary:
        'Opens the page of the payment provider where the open invoice of an order is paid by card. Repeated calls return the same page while it is open.',
    },
    ({ caller, params }) => orders.payInvoice(caller, params.id),
  );
}
