import { everywhere } from '#domain/organizations/access/scope.ts';
import { scopeOf } from '#domain/organizations/access/scope-of.ts';
import { hardwareIn } from '#domain/billing/prices/hardware.ts';
import type { BillingDocument } from '#domain/billing/documents/billing-document.ts';
import type { OrderRefused } from '#domain/billing/orders/order-refusals.ts';
import type { BookedOrder, OrderFile } from '#domain/billing/orders/booked-order.ts';
import type { BookedOrderQuery } from '#domain/billing/orders/booked-order-table.ts';
import {
  type ReconciliationStanding,
  reconciliationStandingOf,
} from '#domain/billing/orders/reconciliation.ts';
import type { CheckedOrder, Order, PlacedOrder } from '#domain/billing/orders/order.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { OrderDocks } from '#domain/billing/stock/stock.ts';
import type { Page } from '#domain/platform/tables/page.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { orderFiles, type OrderFiles } from './billing-files.ts';
import { autoRenewals, type AutoRenewalsApp } from './auto-renewals.ts';
import { activationCodes, type CodePorts, type CodesApp } from './activation-codes.ts';
import { type CollectSeats, collectSeats } from './collect-seats.ts';
import { discounts, type Discounts } from './discounts.ts';
import { type OnInvoice, onInvoice } from './order-on-invoice.ts';
import type { OrderPorts } from './order-ports.ts';
import { payInvoice } from './pay-invoice.ts';
import { placeOrder, type PlaceOrder } from './place-order.ts';
import { printDocument, type PrintDocument } from './print-document.ts';
import { printTaxForm, type PrintTaxForm } from './print-tax-form.ts';
import { offerOfBuyer, readOffer, type ReadOffer } from './read-offer.ts';
import { refundOrder, type RefundOrder } from './refund-order.ts';
import { settle } from './settle.ts';
import { settleInvoice, type SettleInvoice } from './settle-invoice.ts';

/** Buying licenses, by card or on invoice (LIC-5, LIC-6, LIC-7). */
export type OrdersApp = {
  readonly offer: ReadOffer;
  readonly place: PlaceOrder;
  readonly onInvoice: OnInvoice;
  readonly collected: CollectSeats;
  readonly settleInvoice: SettleInvoice;
  readonly payInvoice: (
    caller: Caller,
    id: string,
  ) => Promise<Result<PlacedOrder, OrderRefused<'payInvoice'>>>;
  readonly refund: RefundOrder;
  readonly files: OrderFiles;
  readonly codes: CodesApp;
  readonly discounts: Discounts;
  readonly renewals: AutoRenewalsApp;
  readonly books: {
    readonly page: (query: BookedOrderQuery) => Promise<Page<BookedOrder>>;
    readonly read: (id: string) => Promise<Result<OrderFile, OrderRefused<'readBooks'>>>;
    readonly reconciliation: () => Promise<ReconciliationStanding>;
  };
  readonly documents: (caller: Caller) => Promise<readonly BillingDocument[]>;
  readonly print: PrintDocument;
  readonly printTaxForm: PrintTaxForm;
  /** Orders and their events, newest first: the caller's own orders, and the orders of organizations that the caller buys for. */
  readonly list: (caller: Caller) => Promise<readonly Order[]>;
  /** Deliveries of these orders (LIC-7); orders without Docks are omitted. */
  readonly deliveries: (caller: Caller) => Promise<readonly OrderDocks[]>;
  /** Asks the payment provider for an order's state, because opening the return page does not prove a payment. */
  readonly check: (caller: Caller, id: string) => Promise<Result<CheckedOrder, OrderRefused<'check'>>>;
  /** Handles a notice of the payment provider. Its content is not trusted, so this asks the provider. */
  readonly notify: (body: string, signature: string) => Promise<Result<void, OrderRefused<'notify'>>>;
};

const nightsShown = 30;

export function createOrdersApp(ports: OrderPorts & CodePorts): OrdersApp {
  const { orders, payments, clock } = ports;
  const [offer, bring] = [readOffer(ports), settle(ports)];
  const pay = payInvoice({ ...ports, settle: bring });
  const renewals = autoRenewals({ ...ports, readOffer: offer, offerOf: offerOfBuyer(ports) });
  return {
    offer,
    place: placeOrder({ ...ports, readOffer: offer, settle: bring }),
    onInvoice: onInvoice({ ...ports, readOffer: offer, settle: bring }),
    collected: collectSeats(ports),
    settleInvoice: settleInvoice({ ...ports, settle: bring }),
    payInvoice: async ({ account, actor }, id) => {
      const order = await orders.byId(id, scopeOf(actor, 'order.read'));
      if (order === null) return err({ kind: 'order/not-found' });
      const page = (type: string): string => `${ports.publicUrl}/checkout/return/${type}?order=${id}`;
      return pay(order, { email: account.email, returnUrl: page('success'), cancelUrl: page('cancel') });
    },
    refund: refundOrder({ ...ports, settle: bring }),
    files: orderFiles(ports),
    codes: activationCodes(ports, offer),
    discounts: discounts(ports),
    renewals,
    books: {
      page: (query) => ports.orderBooks.page(query, clock.now()),
      read: async (id) => {
        const file = await ports.orderBooks.read(id, clock.now());
        if (file === null) return err({ kind: 'order/not-found' });
        const { buyer } = file.order;
        const sent =
          buyer.kind === 'account' ? [] : await ports.billingFiles.ofOrganization(buyer.id, everywhere);
        return ok({ ...file, files: sent.filter(({ order }) => order === null || order === id) });
      },
      reconciliation: async () => reconciliationStandingOf(await ports.reconciliations.latest(nightsShown)),
    },
    documents: ({ actor }) => ports.documents.inScope(scopeOf(actor, 'order.read')),
    print: printDocument(ports),
    printTaxForm: printTaxForm(ports),
    list: ({ actor }) => orders.inScope(scopeOf(actor, 'order.read')),
    deliveries: async ({ actor }) => {
      const all = await orders.inScope(scopeOf(actor, 'order.read'));
      const found = await ports.transaction.run(({ stock }) =>
        stock.deliveriesOf(all.filter(({ lines }) => hardwareIn(lines).length > 0).map(({ id }) => id)),
      );
      return all.flatMap(({ id, placedAt }) => {
        const delivery = found.get(id);
        return delivery === undefined ? [] : [{ order: id, placedAt, delivery }];
      });
    },
    check: async ({ actor }, id) => {
      const order = await orders.byId(id, scopeOf(actor, 'order.read'));
      return order === null ? err({ kind: 'order/not-found' }) : bring(order);
    },
    notify: async (body, signature) => {
      const notice = await payments.notice(body, signature, clock.now());
      if (!notice.ok) return notice;
      if (notice.value === null) return err({ kind: 'payments/not-signed' });
      const { session } = notice.value;
      if (session === null) return ok(undefined);
      const order = await orders.bySession(session);
      const settled = await (order === null ? renewals.notice(session) : bring(order));
      return settled.ok ? ok(undefined) : settled;
    },
  };
}
