import { deliveryOperations as operations } from '#adapters/wire/billing/self-service.ts';
import { mapOk } from '#domain/result.ts';
import { parseShipment } from '#domain/billing/stock/shipment-form.ts';
import { parseStockCount } from '#domain/billing/stock/stock-count.ts';
import { always, routes, withForm } from '../../mount-operation.ts';

/** Routes for claims of orders without an account, and for our staff's shipments and stock of Docks (LIC-7). */
export const deliveryRoutes = routes(
  operations,
  { tag: 'Staff', action: 'order.ship' },
  ({ selfService }) => ({
    claimOrder: {
      tag: 'Orders without an account',
      action: 'order.claim',
      summary:
        'Claims the license of an order placed without an account, by the key in the email and the same confirmed address: for an organization of the caller, or for a new one with the name on the order.',
      problems: ['form/invalid'],
      handle: async ({ caller, params, body }) =>
        mapOk(await selfService.claim(caller, params.id, body), (value) => ({ organizationId: value })),
    },
    readStock: {
      summary: 'The number of Docks in stock, and the number set aside for orders.',
      handle: () => always(selfService.shipping.levels()),
    },
    countStock: {
      summary:
        'Our staff set the number of Docks in stock, with a reason. Waiting orders get new stock, oldest first.',
      problems: ['form/invalid'],
      handle: ({ caller, body }) =>
        withForm(parseStockCount(body), (form) => selfService.shipping.count(caller, form)),
    },
    readDelivery: {
      summary: 'The shipping address and status of the Docks of an order.',
      handle: ({ params }) => selfService.shipping.delivery(params.id),
    },
    shipOrder: {
      summary:
        'Our staff record the parcel with everything set aside for an order. The buyer gets the tracking number by email.',
      problems: ['form/invalid'],
      handle: ({ caller, params, body }) =>
        withForm(parseShipment(body), (form) => selfService.shipping.ship(caller, params.id, form)),
    },
  }),
);
