import * as z from 'zod/mini';
import {
  creditRequest,
  documentsResponse,
  keptOrderResponse,
  orderAccountResponse,
  orderOnInvoiceRequest,
  orderRequest,
  paymentRequest,
} from '#adapters/wire/v1/orders.ts';
import { pdfBodyLimit } from '#adapters/wire/v1/sent-pdf.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { paperSizes } from '#domain/lessons/paper-size.ts';
import { parsePayment, parsePurchaseOrder, parseTakenOff } from '#domain/orders/on-invoice.ts';
import { orderRefusals as refusals } from '#domain/orders/order-refusals.ts';
import { callerOf } from '../../../admission.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import type { ApiScope } from '../api-scope.ts';
import { pathId } from '../path-id.ts';
import { replyPrinted } from '../reply-printed.ts';

type Orders = ServiceApp['orders'];

const tags = ['Licenses'];
const ofOrder = z.object({ id: pathId });

/** Buying without a card, and the papers of what was bought (LIC-7). */
export function addOrdersOnInvoice(app: ApiScope, { orders }: Pick<ServiceApp, 'orders'>): void {
  addOrdering(app, orders);
  addSettling(app, orders);
  addTaxForm(app, orders);
  app.get(
    '/v1/app/documents',
    {
      config: { action: 'order.read' },
      schema: {
        tags,
        operationId: 'listDocuments',
        summary:
          'Quotes, invoices, credit notes and receipts of the caller, and of the organizations that they buy for, the newest first.',
        response: { 200: documentsResponse },
      },
    },
    async (request) => ({ data: await orders.documents(callerOf(request)) }),
  );

  app.get(
    '/v1/app/documents/:id/file',
    {
      config: { action: 'order.read' },
      schema: {
        tags,
        operationId: 'printDocument',
        summary: 'One of them as a PDF to print or to send on.',
        params: ofOrder,
        querystring: z.object({ paper: z._default(z.enum(paperSizes), 'letter') }),
        response: {
          200: {
            description: 'The document, a tagged PDF.',
            content: { 'application/pdf': { schema: z.any() } },
          },
          ...describeProblems('form/invalid', ...refusals.print),
        },
      },
    },
    async (request, reply) => {
      const printed = await orders.print(callerOf(request), request.params.id, request.query.paper);
      if (!printed.ok) return replyRefusal(reply, printed.error);
      return replyPrinted(reply, printed.value);
    },
  );
}

function addTaxForm(app: ApiScope, { printTaxForm }: Orders): void {
  app.get(
    '/v1/app/documents/w-9',
    {
      config: { action: 'order.read' },
      schema: {
        tags,
        operationId: 'printTaxForm',
        summary: 'The W-9 of who sells, for offices that ask for one before they pay.',
        querystring: z.object({ paper: z._default(z.enum(paperSizes), 'letter') }),
        response: {
          200: {
            description: 'The form, a tagged PDF.',
            content: { 'application/pdf': { schema: z.any() } },
          },
          ...describeProblems('form/invalid', ...refusals.printTaxForm),
        },
      },
    },
    async (request, reply) => {
      const printed = await printTaxForm(request.query.paper);
      return printed.ok ? replyPrinted(reply, printed.value) : replyRefusal(reply, printed.error);
    },
  );
}

function addOrdering(app: ApiScope, { onInvoice }: Orders): void {
  app.post(
    '/v1/app/orders/quotes',
    {
      config: { action: 'license.buy' },
      schema: {
        tags,
        operationId: 'quoteOrder',
        summary: 'Issues a quote that holds for 60 days, for an organization. Nothing is ordered.',
        body: orderRequest,
        response: { 200: keptOrderResponse, ...describeProblems('form/invalid', ...refusals.quote) },
      },
    },
    async (request, reply) => {
      const quoted = await onInvoice.quote(callerOf(request), request.body);
      return quoted.ok ? { data: { id: quoted.value } } : replyRefusal(reply, quoted.error);
    },
  );

  app.post(
    '/v1/app/orders/on-invoice',
    {
      config: { action: 'license.buy' },
      bodyLimit: pdfBodyLimit,
      schema: {
        tags,
        operationId: 'orderOnInvoice',
        summary:
          'Orders a license for an organization by its purchase order. The invoice is due in 30 days. The order’s `trust` says what it gives until it is paid.',
        body: orderOnInvoiceRequest,
        response: { 200: keptOrderResponse, ...describeProblems('form/invalid', ...refusals.place) },
      },
    },
    async (request, reply) => {
      const { purchaseOrder: number, file: sent, isRepeat = false, ...form } = request.body;
      const file = sent === undefined ? null : new Uint8Array(Buffer.from(sent, 'base64'));
      const parsed = parsePurchaseOrder({ number, file, isRepeat });
      if (!parsed.ok) return replyRefusal(reply, parsed.error);
      const placed = await onInvoice.orderOnInvoice(callerOf(request), form, parsed.value);
      return placed.ok ? { data: { id: placed.value } } : replyRefusal(reply, placed.error);
    },
  );
}

function addSettling(app: ApiScope, { settleInvoice }: Orders): void {
  const response = {
    200: orderAccountResponse,
    ...describeProblems('form/invalid', ...refusals.settleInvoice),
  };
  app.post(
    '/v1/app/orders/:id/payments',
    {
      config: { action: 'order.settle' },
      schema: {
        tags,
        operationId: 'recordPayment',
        summary: 'Our staff record that an invoice was paid, in part or as a whole; a reference counts once.',
        params: ofOrder,
        body: paymentRequest,
        response,
      },
    },
    async (request, reply) => {
      const form = parsePayment(request.body);
      if (!form.ok) return replyRefusal(reply, form.error);
      const paid = await settleInvoice.recordPayment(callerOf(request), request.params.id, form.value);
      return paid.ok ? { data: paid.value } : replyRefusal(reply, paid.error);
    },
  );

  app.post(
    '/v1/app/orders/:id/credits',
    {
      config: { action: 'order.settle' },
      schema: {
        tags,
        operationId: 'creditOrder',
        summary:
          'Our staff take something off an invoice, by a credit note. All of what was never paid cancels the order and ends its license.',
        params: ofOrder,
        body: creditRequest,
        response,
      },
    },
    async (request, reply) => {
      const form = parseTakenOff(request.body);
      if (!form.ok) return replyRefusal(reply, form.error);
      const credited = await settleInvoice.credit(callerOf(request), request.params.id, form.value);
      return credited.ok ? { data: credited.value } : replyRefusal(reply, credited.error);
    },
  );

  app.post(
    '/v1/app/orders/:id/confirmation',
    {
      config: { action: 'order.settle' },
      schema: {
        tags,
        operationId: 'confirmOrder',
        summary:
          'Our staff confirm a purchase order: its license runs through the grace period of the invoice, without a payment.',
        params: ofOrder,
        response: { 200: orderAccountResponse, ...describeProblems(...refusals.settleInvoice) },
      },
    },
    async (request, reply) => {
      const confirmed = await settleInvoice.confirm(callerOf(request), request.params.id);
      return confirmed.ok ? { data: confirmed.value } : replyRefusal(reply, confirmed.error);
    },
  );
}
