import * as z from 'zod/mini';
import { plans, products } from '#domain/billing/prices/prices.ts';
import { documentKinds } from '#domain/billing/documents/billing-document.ts';
import { paperSizes } from '#domain/platform/files/paper-size.ts';
import { orderStates } from '#domain/billing/orders/order-state.ts';
import { orderTrusts } from '#domain/billing/orders/order-trust.ts';
import { claimStates } from '#domain/billing/self-service/guest-order.ts';
import { selfServiceRefusals as refusals } from '#domain/billing/self-service/self-service-refusals.ts';
import { bytes, data, file, operation } from '../operation.ts';
import { delivery } from './deliveries.ts';
import { list } from '../list.ts';
import { orderLines, placedOrder } from './orders.ts';
import { text } from '../fields.ts';
import { money } from './money.ts';

/** Orders without an account over HTTP, with the types of `src/domain/billing/self-service` and `src/domain/billing/stock`. */

const typed = (longest: number) => text.check(z.maxLength(longest));
const stockLevels = list(z.object({ product: z.enum(products), onHand: z.int(), reserved: z.int() }));

/** User input. The form's own rule limits its length and has the error message. */
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

const placedGuestOrder = z.object({ id: text, key: text, payAt: z.nullable(text) });

const key = typed(200);

const byKeyRequest = z.strictObject({ key });

const address = z.object({
  recipient: text,
  street: text,
  city: text,
  region: z.nullable(text),
  postalCode: text,
  country: text,
});
const deliveryData = z.object({
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
});

export const guestOrderOperations = {
  openOrderForm: operation('GET /v1/app/self-service/opening', {
    auth: 'none',
    reply: data(z.object({ puzzle: text, stock: stockLevels })),
  }),
  placeGuestOrder: operation('POST /v1/app/self-service/orders', {
    auth: 'none',
    body: z.strictObject({
      draft,
      totalCents: z.int(),
      proof: z.strictObject({ puzzle: typed(500), solution: typed(100), website: typed(1000) }),
    }),
    reply: data(placedGuestOrder),
    refusals: refusals.order,
  }),
  orderGuestQuote: operation('POST /v1/app/self-service/orders/:id/order', {
    auth: 'none',
    body: z.strictObject({
      key,
      way: z.enum(['card', 'invoice']),
      purchaseOrder: typed(1000),
    }),
    reply: data(placedGuestOrder),
    refusals: refusals.orderQuote,
  }),
  payGuestInvoice: operation('POST /v1/app/self-service/orders/:id/checkout', {
    auth: 'none',
    body: byKeyRequest,
    reply: data(placedOrder),
    refusals: refusals.payInvoice,
  }),
  readGuestOrder: operation('POST /v1/app/self-service/orders/:id/read', {
    auth: 'none',
    body: byKeyRequest,
    reply: data(
      z.object({
        id: text,
        state: z.enum(orderStates),
        plan: z.nullable(z.enum(plans)),
        seats: z.int(),
        startsOn: text,
        endsOn: text,
        lines: orderLines,
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
    ),
    refusals: refusals.read,
  }),
  mailClaimLink: operation('POST /v1/app/self-service/orders/:id/claim-mail', {
    auth: 'none',
    body: byKeyRequest,
    refusals: refusals.mail,
  }),
  printGuestPaper: operation('POST /v1/app/self-service/orders/:id/file', {
    auth: 'none',
    body: z.strictObject({
      key,
      document: typed(100),
      paper: z._default(z.enum(paperSizes), 'letter'),
    }),
    reply: file('The document, a tagged PDF.', { 'application/pdf': bytes }),
    refusals: refusals.print,
  }),
  printGuestTaxForm: operation('POST /v1/app/self-service/orders/:id/tax-form', {
    auth: 'none',
    body: z.strictObject({ key, paper: z._default(z.enum(paperSizes), 'letter') }),
    reply: file('The W-9, a tagged PDF.', { 'application/pdf': bytes }),
    refusals: refusals.printTaxForm,
  }),
} as const;

export const deliveryOperations = {
  claimOrder: operation('POST /v1/app/self-service/orders/:id/claim', {
    body: z.strictObject({ key, organizationId: z.nullable(typed(100)) }),
    reply: data(z.object({ organizationId: text })),
    refusals: refusals.claim,
  }),
  readStock: operation('GET /v1/app/stock', { reply: data(stockLevels) }),
  countStock: operation('POST /v1/app/stock/counts', {
    body: z.strictObject({
      product: z.enum(products),
      onHand: z.int(),
      seen: z.int(),
      reason: typed(20),
    }),
    reply: data(stockLevels),
    refusals: refusals.count,
  }),
  readDelivery: operation('GET /v1/app/orders/:id/delivery', {
    reply: data(deliveryData),
    refusals: refusals.delivery,
  }),
  shipOrder: operation('POST /v1/app/orders/:id/shipments', {
    body: z.strictObject({ carrier: typed(1000), tracking: typed(1000) }),
    reply: data(deliveryData),
    refusals: refusals.ship,
  }),
} as const;
