import { orderOperations as operations } from '#adapters/wire/billing/orders.ts';
import { always, routes } from '../../mount-operation.ts';

/** Routes for license orders by card (LIC-5). */
export const orderRoutes = routes(operations, { tag: 'Licenses', action: 'order.read' }, ({ orders }) => ({
  readOffer: {
    action: 'license.buy',
    summary: 'What the caller can buy in their current organization, from which day, and for whom.',
    handle: ({ caller }) => orders.offer(caller),
  },
  placeOrder: {
    action: 'license.buy',
    summary:
      'Orders a license and returns the page where it is paid. Refused if the first day or the price has changed.',
    problems: ['form/invalid'],
    handle: ({ caller, body }) => orders.place(caller, body),
  },
  listOrders: {
    summary: 'The orders of the caller, and of the organizations that they buy for, the newest first.',
    handle: ({ caller }) => always(orders.list(caller)),
  },
  listDeliveries: {
    summary: 'The Docks of these orders with their delivery status. Orders without Docks are omitted.',
    handle: ({ caller }) => always(orders.deliveries(caller)),
  },
  checkOrder: {
    summary: 'Asks the payment provider for the state of an order and returns the updated order.',
    handle: ({ caller, params }) => orders.check(caller, params.id),
  },
  payInvoice: {
    summary:
      'Opens the page of the payment provider where the open invoice of an order is paid by card. Repeated calls return the same page while it is open.',
    handle: ({ caller, params }) => orders.payInvoice(caller, params.id),
  },
}));
