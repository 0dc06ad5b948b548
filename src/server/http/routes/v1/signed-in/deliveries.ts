import { deliveryOperations as operations } from '#adapters/wire/v1/self-service.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { mapOk } from '#domain/result.ts';
import { parseShipment } from '#domain/stock/shipment-form.ts';
import { parseStockCount } from '#domain/stock/stock-count.ts';
import { always, mounter, withForm } from '../../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';

type SelfService = ServiceApp['selfService'];

/** Claims of orders without an account, and Docks for our staff (LIC-7). */
export function addDeliveries(app: ApiScope, { selfService }: Pick<ServiceApp, 'selfService'>): void {
  addClaiming(app, selfService);
  addShipping(app, selfService);
}

function addClaiming(app: ApiScope, selfService: SelfService): void {
  const mount = mounter(app, operations, { tag: 'Orders without an account' });
  mount(
    'claimOrder',
    {
      action: 'order.claim',
      summary:
        'Claims the license of an order that was placed without an account, by the key in the mail and the same proved address: for an organization of the caller, or for one that is founded by the name on the order.',
      problems: ['form/invalid'],
    },
    async ({ caller, params, body }) =>
      mapOk(await selfService.claim(caller, params.id, body), (value) => ({ organizationId: value })),
  );
}

function addShipping(app: ApiScope, { shipping }: SelfService): void {
  const mount = mounter(app, operations, { tag: 'Staff', action: 'order.ship' });

  mount(
    'readStock',
    { summary: 'How many Docks there are, and how many of them are set aside for orders.' },
    () => always(shipping.levels()),
  );

  mount(
    'countStock',
    {
      summary:
        'Our staff say how many Docks are on the shelves, and why. Orders that wait get theirs of what is more, the oldest before the others.',
      problems: ['form/invalid'],
    },
    ({ caller, body }) => withForm(parseStockCount(body), (form) => shipping.count(caller, form)),
  );

  mount('readDelivery', { summary: 'Where the Docks of an order go, and where they are.' }, ({ params }) =>
    shipping.delivery(params.id),
  );

  mount(
    'shipOrder',
    {
      summary:
        'Our staff send all that is set aside for an order. The buyer is mailed how to follow the parcel.',
      problems: ['form/invalid'],
    },
    ({ caller, params, body }) =>
      withForm(parseShipment(body), (form) => shipping.ship(caller, params.id, form)),
  );
}
