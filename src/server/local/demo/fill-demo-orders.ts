import { book } from '#application/service/billing/orders/book.ts';
import { followStock } from '#application/service/billing/orders/deliver-order.ts';
import type { Ids } from '#application/service/platform/ports/ids.ts';
import type { Stores, Transaction } from '#application/service/ports/transaction.ts';
import { everywhere } from '#domain/organizations/access/scope.ts';
import { parseEmail } from '#domain/platform/forms/text-fields.ts';
import type { HardwareItem } from '#domain/billing/prices/hardware.ts';
import { guestTax, purchaseQuote } from '#domain/billing/prices/purchase-quote.ts';
import { startOfDay } from '#domain/organizations/grants/term.ts';
import { dayOfBooks } from '#domain/billing/prices/payment-terms.ts';
import { invoicedAt } from '#domain/billing/orders/on-invoice.ts';
import type { Order } from '#domain/billing/orders/order.ts';
import type { PostalAddress } from '#domain/billing/orders/order-contact.ts';
import { demoId } from './demo-id.ts';
import { demoDistrict, demoTimeZone as timeZone } from './demo-organizations.ts';

const day = 86_400_000;

type DemoOrder = {
  readonly id: string;
  /** Null for the district itself. */
  readonly office: { readonly name: string; readonly email: string; readonly organization: string } | null;
  readonly purchaseOrder: string;
  readonly items: readonly HardwareItem[];
  readonly daysAgo: number;
  /** Days since the reserved Docks were shipped, or null if they are not shipped yet. */
  readonly sent: number | null;
};

const harbor = { name: 'Olive Park', email: 'office@harbor.example', organization: 'Harbor Charter School' };
const mesa = { name: 'Sam Ortega', email: 'orders@mesa.example', organization: 'Mesa Vista Elementary' };

/** Dock orders on invoice in all states: shipped, partly shipped, reserved, and waiting for stock. */
const demoOrders: readonly DemoOrder[] = [
  {
    id: demoId(960),
    office: null,
    purchaseOrder: 'TUSD-20417',
    items: [{ product: 'dock-kit-10', quantity: 2 }],
    daysAgo: 24,
    sent: 21,
  },
  {
    id: demoId(961),
    office: harbor,
    purchaseOrder: 'HCS 1182',
    items: [
      { product: 'dock-kit', quantity: 6 },
      { product: 'dock-kit-10', quantity: 1 },
    ],
    daysAgo: 12,
    sent: 9,
  },
  {
    id: demoId(962),
    office: null,
    purchaseOrder: 'TUSD-20533',
    items: [{ product: 'dock-kit', quantity: 4 }],
    daysAgo: 3,
    sent: null,
  },
  {
    id: demoId(963),
    office: mesa,
    purchaseOrder: 'MV-77',
    items: [{ product: 'dock-kit-10', quantity: 3 }],
    daysAgo: 1,
    sent: null,
  },
];

/** The stock before the first order. It does not contain enough boxes for all orders. */
const firstStock = { 'dock-kit': 30, 'dock-kit-10': 2 } as const;

const officeAddress = (recipient: string): PostalAddress => ({
  recipient,
  street: '200 Example Avenue',
  city: 'Tidewater',
  region: 'CA',
  postalCode: '90000',
  country: 'US',
});

function orderOf({ id, office, purchaseOrder, items }: DemoOrder, at: number): Order {
  const tax = guestTax('US', 'CA');
  if (!tax.ok) throw new Error('The demo’s address has no tax.');
  const quote = purchaseQuote({ license: null, hardware: items, startsOn: dayOfBooks(at), tax: tax.value });
  if (!quote.ok) throw new Error(`A demo order has no price: ${quote.error.kind}.`);
  const { startsOn, endsOn, lines, total } = quote.value;
  return {
    id,
    buyer:
      office === null
        ? { kind: 'organization', id: demoDistrict.id, path: demoDistrict.path }
        : { kind: 'guest', id, path: null },
    orderedBy: id,
    plan: null,
    seats: 0,
    startsOn,
    endsOn,
    startsAt: startOfDay(startsOn, timeZone),
    endsAt: startOfDay(endsOn, timeZone),
    lines,
    total,
    state: 'pending-po',
    session: null,
    placedAt: at,
    billTo: office?.organization ?? demoDistrict.name,
    purchaseOrder,
    quote: null,
  };
}

async function place(
  stores: Stores,
  given: DemoOrder,
  { ids, at }: { readonly ids: Ids; readonly at: number },
) {
  const order = orderOf(given, at);
  const {
    name,
    organization,
    email: typed,
  } = given.office ?? {
    name: 'Walter Brooks',
    organization: demoDistrict.name,
    email: 'purchasing@tidewater.example',
  };
  const email = parseEmail(typed);
  if (!email.ok) throw new Error(`'${typed}' is not a valid email address.`);
  const [billing, shipping] = [officeAddress(name), officeAddress(`${organization}, receiving`)];
  const claimed =
    given.office === null ? { claimedAt: at, claimedBy: 'demo-owner' } : { claimedAt: null, claimedBy: null };
  const about = { order: order.id, name, email: email.value, organization, billing, shipping };
  if (!(await stores.orders.place(order))) throw new Error(`The demo order ${order.id} already exists.`);
  await stores.contacts.save({ ...about, taxId: null, notes: '', ...claimed });
  await followStock(stores, order, order.state);
  await book({ ids, clock: { now: () => at } })(stores, { order, events: invoicedAt(order), notes: {} });
}

/**
 * Adds Docks to the stock and creates an order for each state of a delivery. Idempotent. `transactionAt` returns a `Transaction` whose audit log entries are
 * dated at that time (epoch milliseconds).
 */
export async function fillDemoOrders(
  { ids, transactionAt }: { readonly ids: Ids; readonly transactionAt: (at: number) => Transaction },
  now: number,
): Promise<void> {
  const [first] = demoOrders;
  const isThere = await transactionAt(now).run(
    async ({ orders }) => first !== undefined && (await orders.byId(first.id, everywhere)) !== null,
  );
  if (isThere) return;
  await transactionAt(now - 30 * day).run(async ({ stock }) => {
    for (const product of ['dock-kit', 'dock-kit-10'] as const) {
      const counted = await stock.count(product, { seen: 0, onHand: firstStock[product] });
      if (!counted.ok) throw new Error(`The demo’s stock could not be counted: ${counted.error.kind}.`);
    }
  });
  for (const given of demoOrders) {
    const at = now - given.daysAgo * day;
    await transactionAt(at).run((stores) => place(stores, given, { ids, at }));
    const sentAt = given.sent === null ? null : now - given.sent * day;
    if (sentAt === null) continue;
    await transactionAt(sentAt).run(({ stock }) =>
      stock.ship(given.id, {
        id: ids.next(),
        carrier: 'UPS',
        tracking: `1Z 999 AA1 01 ${given.purchaseOrder.slice(-3)}`,
        at: sentAt,
      }),
    );
  }
}
