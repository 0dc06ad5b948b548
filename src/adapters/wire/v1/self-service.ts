import * as z from 'zod/mini';
import { currencies } from '#domain/billing/money.ts';
import { plans, products } from '#domain/billing/prices.ts';
import { documentKinds } from '#domain/documents/billing-document.ts';
import { paperSizes } from '#domain/lessons/paper-size.ts';
import { orderStates } from '#domain/orders/order-state.ts';
import { orderTrusts } from '#domain/orders/order-trust.ts';
import { claimStates } from '#domain/self-service/guest-order.ts';
import { list } from './list.ts';
import { lines } from './orders.ts';

/** Orders without an account as they go over the wire: the types of `src/domain/self-service` and `src/domain/stock`. */

const text = z.string();
const money = z.object({ currency: z.enum(currencies), cents: z.int() });
const typed = (longest: number) => text.check(z.maxLength(longest));
const stockLevels = list(z.object({ product: z.enum(products), onHand: z.int(), reserved: z.int() }));
const items = list(z.object({ product: z.enum(products), quantity: z.int() }));
const delivery = z.object({
  items: list(
    z.object({ product: z.enum(products), quantity: z.int(), reserved: z.int(), shipped: z.int() }),
  ),
  shipments: list(z.object({ id: text, items, carrier: text, tracking: text, at: z.int() })),
});

/** `GET /v1/app/self-service/opening` */
export const openingResponse = z.object({ data: z.object({ puzzle: text, stock: stockLevels }) });

/** What somebody typed; how long it may be is the form's own rule, and is answered in its words. */
const draft = z.strictObject({
  buyerName: typed(1000),
  email: typed(1000),
  organization: typed(1000),
  plan: typed(20),
  seats: typed(20),
  years: typed(20),
  dockKits: typed(20),
  dockPacks: typed(20),
  country: typed(20),
  street: typed(1000),
  city: typed(1000),
  region: typed(1000),
  postalCode: typed(1000),
  shipTo: typed(20),
  shipRecipient: typed(1000),
  shipStreet: typed(1000),
  shipCity: typed(1000),
  shipRegion: typed(1000),
  shipPostalCode: typed(1000),
  taxId: typed(1000),
  notes: typed(10_000),
  way: typed(20),
  purchaseOrder: typed(1000),
});

/** `POST /v1/app/self-service/orders`: the form, the sum that was shown in cents, and the proof that a person sent it. */
export const guestOrderRequest = z.strictObject({
  draft,
  totalCents: z.int(),
  proof: z.strictObject({ puzzle: typed(500), solution: typed(100), website: typed(1000) }),
});
export const placedGuestOrderResponse = z.object({
  data: z.object({ id: text, key: text, payAt: z.nullable(text) }),
});

const key = typed(200);

/** `POST /v1/app/self-service/orders/{id}/read`, `…/claim-mail`: with the key of the link. */
export const byKeyRequest = z.strictObject({ key });

/** `POST /v1/app/self-service/orders/{id}/order`: a quote is ordered, on invoice or by card. */
export const orderGuestQuoteRequest = z.strictObject({
  key,
  way: z.enum(['card', 'invoice']),
  purchaseOrder: typed(1000),
});

/** `POST /v1/app/self-service/orders/{id}/file` */
export const guestPaperRequest = z.strictObject({
  key,
  document: typed(100),
  paper: z._default(z.enum(paperSizes), 'letter'),
});

/** `POST /v1/app/self-service/orders/{id}/tax-form` */
export const guestTaxFormRequest = z.strictObject({ key, paper: z._default(z.enum(paperSizes), 'letter') });

export const guestOrderResponse = z.object({
  data: z.object({
    id: text,
    state: z.enum(orderStates),
    plan: z.nullable(z.enum(plans)),
    seats: z.int(),
    startsOn: text,
    endsOn: text,
    lines,
    total: money,
    placedAt: z.int(),
    purchaseOrder: z.nullable(text),
    trust: z.optional(z.enum(orderTrusts)),
    organization: text,
    email: text,
    payAt: z.nullable(text),
    isProcessing: z.boolean(),
    dueOn: z.nullable(text),
    claim: z.enum(claimStates),
    delivery,
    papers: list(z.object({ id: text, kind: z.enum(documentKinds), name: text })),
  }),
});

/** `POST /v1/app/self-service/orders/{id}/claim`: into an organization of the caller; null founds one by the name on the order. */
export const claimOrderRequest = z.strictObject({ key, organizationId: z.nullable(typed(100)) });
export const claimedOrderResponse = z.object({ data: z.object({ organizationId: text }) });

/** `GET /v1/app/orders/deliveries` */
export const deliveriesResponse = z.object({
  data: list(z.object({ order: text, placedAt: z.int(), delivery })),
});

/** `GET /v1/app/stock`, `POST /v1/app/stock/counts` */
export const stockResponse = z.object({ data: stockLevels });
/** `POST /v1/app/stock/counts`: how many there are now, and how many were shown to whoever counted. */
export const stockCountRequest = z.strictObject({
  product: z.enum(products),
  onHand: z.int(),
  seen: z.int(),
  reason: typed(20),
});

/** `POST /v1/app/orders/{id}/shipments` */
export const shipmentRequest = z.strictObject({ carrier: typed(1000), tracking: typed(1000) });

const address = z.object({
  recipient: text,
  street: text,
  city: text,
  region: z.nullable(text),
  postalCode: text,
  country: text,
});
/** `GET /v1/app/orders/{id}/delivery`: what our staff see. */
export const deliveryResponse = z.object({
  data: z.object({
    contact: z.nullable(
      z.object({
        order: text,
        name: text,
        email: text,
        organization: text,
        billing: address,
        shipping: z.nullable(address),
        taxId: z.nullable(text),
        notes: text,
        claimedAt: z.nullable(z.int()),
        claimedBy: z.nullable(text),
      }),
    ),
    delivery,
  }),
});
