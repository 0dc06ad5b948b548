import { everywhere } from '#domain/organizations/access/scope.ts';
import { isDelivered } from '#domain/billing/orders/order-state.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { OrderContact } from '#domain/billing/orders/order-contact.ts';
import type { SelfServiceRefused } from '#domain/billing/self-service/self-service-refusals.ts';
import type { StockCount } from '#domain/billing/stock/stock-count.ts';
import type { ShipmentForm } from '#domain/billing/stock/shipment-form.ts';
import type { Delivery, StockLevel } from '#domain/billing/stock/stock.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { SelfServicePorts } from './self-service-ports.ts';

/** The delivery of an order for our staff; `contact` is null if the order was placed with an account, or the contact was erased. */
type OrderDelivery = { readonly contact: OrderContact | null; readonly delivery: Delivery };

/** Stock and shipping of Docks, for our staff (LIC-7). */
export type Shipping = {
  readonly levels: () => Promise<readonly StockLevel[]>;
  /** Sets the stock. An increase is allotted to waiting orders. */
  readonly count: (
    caller: Caller,
    counted: StockCount,
  ) => Promise<Result<readonly StockLevel[], SelfServiceRefused<'count'>>>;
  readonly delivery: (id: string) => Promise<Result<OrderDelivery, SelfServiceRefused<'delivery'>>>;
  /** Ships all Docks reserved for a paid or invoiced order. Emails the tracking number to the contact of an order that was placed without an account. */
  readonly ship: (
    caller: Caller,
    id: string,
    form: ShipmentForm,
  ) => Promise<Result<OrderDelivery, SelfServiceRefused<'ship'>>>;
};

export function shipOrders({
  orders,
  transaction,
  clock,
  ids,
}: Pick<SelfServicePorts, 'orders' | 'transaction' | 'clock' | 'ids'>): Shipping {
  return {
    levels: () => transaction.run(({ stock }) => stock.levels()),

    count: (caller, { product, onHand, seen, reason }) =>
      transaction.run(async ({ stock, audit }) => {
        const counted = await stock.count(product, { onHand, seen });
        if (!counted.ok) return counted;
        await audit.record({
          action: 'stock/counted',
          by: caller.account.id,
          subject: product,
          organization: null,
          before: { onHand: seen },
          after: { onHand, reason },
        });
        return ok(await stock.levels());
      }),

    delivery: async (id) => {
      if ((await orders.byId(id, everywhere)) === null) return err({ kind: 'order/not-found' });
      return transaction.run(async ({ contacts, stock }) =>
        ok({ contact: await contacts.of(id), delivery: await stock.deliveryOf(id) }),
      );
    },

    ship: (caller, id, form) =>
      transaction.run(async ({ orders: held, contacts, stock, audit, jobs }) => {
        const order = await held.findForUpdate(id);
        if (order === null) return err({ kind: 'order/not-found' });
        const isDue = order.state === 'pending-po' || isDelivered(order.state);
        const sent = isDue ? await stock.ship(id, { id: ids.next(), ...form, at: clock.now() }) : null;
        if (sent === null) return err({ kind: 'order/nothing-to-ship' });
        await audit.record({
          action: 'order/shipped',
          by: caller.account.id,
          subject: id,
          organization: order.buyer.path,
          before: null,
          after: form,
        });
        const contact = await contacts.of(id);
        if (contact !== null)
          await jobs.enqueue('mail', {
            kind: 'order-news',
            to: contact.email,
            order: id,
            news: 'shipped',
          });
        return ok({ contact, delivery: await stock.deliveryOf(id) });
      }),
  };
}
