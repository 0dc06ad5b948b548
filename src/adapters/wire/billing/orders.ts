import * as z from 'zod/mini';
import { plans, products } from '#domain/billing/prices/prices.ts';
import { exemptions, taxReasons } from '#domain/billing/prices/tax.ts';
import { documentKinds } from '#domain/billing/documents/billing-document.ts';
import { paperSizes } from '#domain/platform/files/paper-size.ts';
import { orderRefusals as refusals } from '#domain/billing/orders/order-refusals.ts';
import { orderStates } from '#domain/billing/orders/order-state.ts';
import { orderTrusts } from '#domain/billing/orders/order-trust.ts';
import { bytes, data, file, operation } from '../operation.ts';
import { deliveriesData } from './deliveries.ts';
import { list } from '../list.ts';
import { sentPdf } from '../sent-pdf.ts';
import { text } from '../fields.ts';
import { money } from './money.ts';

/** Orders over HTTP, with the types of `src/domain/billing/orders`. Days are `YYYY-MM-DD`, ends are exclusive, times are epoch milliseconds. */

const plan = z.enum(plans);
const buyer = z.object({
  kind: z.enum(['account', 'organization', 'guest']),
  id: text,
  path: z.nullable(text),
});

const seatsLine = z.object({
  kind: z.literal('seats'),
  seats: z.int(),
  seat: money,
  years: z.int(),
  days: z.int(),
  daysOfYear: z.int(),
  amount: money,
});
const collectedLine = z.object({
  kind: z.literal('collected'),
  id: text,
  seats: z.int(),
  seat: money,
  startsOn: text,
  endsOn: text,
  percent: z.int(),
  amount: money,
  tax: money,
});
const percentLine = z.object({
  kind: z.enum(['volume', 'term']),
  percent: z.int(),
  amount: money,
});
const codeLine = z.object({
  kind: z.literal('code'),
  percent: z.int(),
  amount: money,
  code: z.optional(text),
});
export const taxNote = z.object({
  reason: z.enum(taxReasons),
  name: z.nullable(z.enum(['VAT', 'GST/HST', 'GST', 'Sales tax'])),
  country: text,
  region: z.nullable(text),
  taxId: z.nullable(text),
});
const taxLine = z.object({
  kind: z.literal('tax'),
  rate: z.nullable(z.int()),
  amount: money,
  note: z.optional(taxNote),
});
const taxDetails = { country: text, region: z.nullable(text), taxId: z.nullable(text), exempt: z.boolean() };

const hardwareLine = z.object({
  kind: z.literal('hardware'),
  product: z.enum(products),
  quantity: z.int(),
  price: money,
  amount: money,
});

export const orderLines = list(
  z.discriminatedUnion('kind', [seatsLine, collectedLine, percentLine, codeLine, hardwareLine, taxLine]),
);

export const order = z.object({
  id: text,
  buyer,
  orderedBy: text,
  plan: z.nullable(plan),
  seats: z.int(),
  startsOn: text,
  endsOn: text,
  startsAt: z.int(),
  endsAt: z.int(),
  lines: orderLines,
  total: money,
  state: z.enum(orderStates),
  session: z.nullable(text),
  placedAt: z.int(),
  billTo: z.nullable(text),
  purchaseOrder: z.nullable(text),
  quote: z.nullable(text),
  trust: z.optional(z.enum(orderTrusts)),
});

export const offer = z.object({
  buyer,
  name: z.nullable(text),
  plan,
  timeZone: text,
  today: text,
  startsOn: text,
  running: z.nullable(z.object({ seats: z.int(), endsOn: text })),
  taken: z.nullable(z.int()),
  tax: z.object(taxDetails),
  exemption: z.enum(exemptions),
});

/** The body of `POST /v1/app/orders`: the order, with the day and total that the page showed. */
const orderRequest = z.strictObject({
  plan,
  seats: z.int(),
  term: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal('rest')]),
  startsOn: text.check(z.maxLength(10)),
  totalCents: z.int(),
  quote: z.optional(z.uuid()),
  code: z.optional(text.check(z.maxLength(60))),
  autoRenew: z.optional(z.boolean()),
  tax: z.optional(
    z.strictObject({
      ...taxDetails,
      country: text.check(z.maxLength(2)),
      region: z.nullable(text.check(z.maxLength(3))),
      taxId: z.nullable(text.check(z.maxLength(40))),
    }),
  ),
});
export const placedOrder = z.object({ id: text, payAt: text });

/** The reply of `POST /v1/app/orders/quotes` and `POST /v1/app/orders/on-invoice`: the ID of the order. */
export const keptOrder = z.object({ id: text });

export const orderAccount = z.object({
  order,
  balance: z.object({ open: z.int(), paid: z.int(), credited: z.int() }),
});

export const ordersOnInvoiceOperations = {
  listDocuments: operation('GET /v1/app/documents', {
    reply: data(
      list(
        z.object({
          id: text,
          kind: z.enum(documentKinds),
          number: z.int(),
          event: text,
          order: text,
          buyer,
          billTo: z.nullable(text),
          purchaseOrder: z.nullable(text),
          issuedOn: text,
          issuedAt: z.int(),
          dueOn: z.nullable(text),
          amount: money,
          note: z.nullable(text),
          plan: z.nullable(plan),
          seats: z.int(),
          startsOn: text,
          endsOn: text,
          lines: orderLines,
          total: money,
        }),
      ),
    ),
  }),
  printDocument: operation('GET /v1/app/documents/:id/file', {
    query: z.object({ paper: z._default(z.enum(paperSizes), 'letter') }),
    reply: file('The document, a tagged PDF.', { 'application/pdf': bytes }),
    refusals: refusals.print,
  }),
  printTaxForm: operation('GET /v1/app/documents/w-9', {
    query: z.object({ paper: z._default(z.enum(paperSizes), 'letter') }),
    reply: file('The form, a tagged PDF.', { 'application/pdf': bytes }),
    refusals: refusals.printTaxForm,
  }),
  quoteOrder: operation('POST /v1/app/orders/quotes', {
    body: orderRequest,
    reply: data(keptOrder),
    refusals: refusals.quote,
  }),
  orderOnInvoice: operation('POST /v1/app/orders/on-invoice', {
    body: z.extend(orderRequest, {
      purchaseOrder: text.check(z.maxLength(1000)),
      file: z.optional(sentPdf),
      isRepeat: z.optional(z.boolean()),
    }),
    reply: data(keptOrder),
    refusals: refusals.place,
    fields: ['purchaseOrder', 'file'],
  }),
  recordPayment: operation('POST /v1/app/orders/:id/payments', {
    body: z.strictObject({ cents: z.int(), reference: text.check(z.maxLength(1000)) }),
    reply: data(orderAccount),
    refusals: refusals.settleInvoice,
    fields: ['cents', 'reference'],
  }),
  creditOrder: operation('POST /v1/app/orders/:id/credits', {
    body: z.strictObject({ cents: z.int(), note: text.check(z.maxLength(4000)) }),
    reply: data(orderAccount),
    refusals: refusals.settleInvoice,
    fields: ['cents', 'note'],
  }),
  confirmOrder: operation('POST /v1/app/orders/:id/confirmation', {
    reply: data(orderAccount),
    refusals: refusals.settleInvoice,
  }),
} as const;

export const orderOperations = {
  readOffer: operation('GET /v1/app/orders/offer', { reply: data(offer), refusals: refusals.offer }),
  placeOrder: operation('POST /v1/app/orders', {
    body: orderRequest,
    reply: data(placedOrder),
    refusals: refusals.place,
  }),
  listOrders: operation('GET /v1/app/orders', { reply: data(list(order)) }),
  listDeliveries: operation('GET /v1/app/orders/deliveries', { reply: data(deliveriesData) }),
  checkOrder: operation('POST /v1/app/orders/:id/check', {
    reply: data(z.object({ order, payAt: z.nullable(text), isProcessing: z.boolean() })),
    refusals: refusals.check,
  }),
  payInvoice: operation('POST /v1/app/orders/:id/checkout', {
    reply: data(placedOrder),
    refusals: refusals.payInvoice,
  }),
} as const;
