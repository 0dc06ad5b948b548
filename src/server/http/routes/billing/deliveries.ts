import { deliveryOperations as operations } from '#adapters/wire/billing/self-service.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { mapOk } from '#domain/result.ts';
import { parseShipment } from '#domain/billing/stock/shipment-form.ts';
import { parseStockCount } from '#domain/billing/stock/stock-count.ts';
import { always, mounter, withForm } from '../../mount-operation.ts';
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
        'Claims the license of an order placed without an account, by the key in the email and the same confirmed address: for an organization of the caller, or for a new one with the name on the order.',
      problems: ['form/invalid'],
    },
    async ({ caller, params, body }) =>
      mapOk(await selfService.claim(caller, params.id, body), (value) => ({ organizationId: value })),
  );
}

function addShipping(app: ApiScope, { shipping }: SelfService): void {
  const mount = mounter(app, operations, { tag: 'Staff', action: 'order.ship' });

  mount('readStock', { summary: 'The number of Docks in stock, and the number set aside for orders.' }, () =>
    always(shipping.levels()),
  );

  mount(
    'countStock',
    {
      summary:
        'Our staff set the number of Docks in stock, with a reason. Waiting orders get new stock, oldest first.',
      problems: ['form/invalid'],
    },
    ({ caller, body }) => withForm(parseStockCount(body), (form) => shipping.count(caller, form)),
  );

  mount(
    'readDelivery',
    { summary: 'The shipping address and status of the Docks of an order.' },
    ({ params }) => shipping.delivery(params.id),
  );

  mount(
    'shipOrder',
    {
      summary:
        'Our staff record the parcel with everything set aside for an order. The buyer gets the tracking number by email.',
      problems: ['form/invalid'],
    },
    ({ caller, params, body }) =>
      withForm(parseShipment(body), (form) => shipping.ship(caller, params.id, form)),
  );
}
