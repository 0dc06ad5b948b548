import * as z from 'zod/mini';
import { successResponse } from '#adapters/wire/v1/account.ts';
import {
  byKeyRequest,
  guestOrderRequest,
  guestOrderResponse,
  guestPaperRequest,
  guestTaxFormRequest,
  openingResponse,
  orderGuestQuoteRequest,
  placedGuestOrderResponse,
} from '#adapters/wire/v1/self-service.ts';
import { placedOrderResponse } from '#adapters/wire/v1/orders.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { parsePurchase, parseQuotePurchase } from '#domain/self-service/purchase-form.ts';
import { selfServiceRefusals as refusals } from '#domain/self-service/self-service-refusals.ts';
import { networkOf } from '../../../network-of.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import { type ApiScope, success } from '../api-scope.ts';
import { pathId } from '../path-id.ts';
import { replyPrinted } from '../reply-printed.ts';

type SelfService = ServiceApp['selfService'];

const tags = ['Orders without an account'];
const config = { action: 'order.place-as-guest' } as const;
const ofOrder = z.object({ id: pathId });

/** Ordering licenses and Docks without an account, and seeing by a link what happened to it (LIC-7). */
export function addGuestOrders(app: ApiScope, { selfService }: Pick<ServiceApp, 'selfService'>): void {
  addOrdering(app, selfService);
  addFollowing(app, selfService);
  addPapers(app, selfService);
}

function addOrdering(app: ApiScope, selfService: SelfService): void {
  app.get(
    '/v1/app/self-service/opening',
    {
      config,
      schema: {
        tags,
        operationId: 'openOrderForm',
        summary:
          'What the order form begins with: how many Docks there are, and a puzzle. A number behind it and a dot makes a SHA-256 that begins with 14 zero bits; it holds for 4 hours, once.',
        response: { 200: openingResponse, ...describeProblems('call/too-many-requests') },
      },
    },
    async (request, reply) => {
      const opened = await selfService.open(networkOf(request));
      return opened.ok ? { data: opened.value } : replyRefusal(reply, opened.error);
    },
  );

  app.post(
    '/v1/app/self-service/orders',
    {
      config,
      schema: {
        tags,
        operationId: 'placeGuestOrder',
        summary:
          'Orders a license, Docks or both without an account, on invoice or by card, or issues a quote. Answers the key by which the order is seen, and the page where it is paid by card.',
        body: guestOrderRequest,
        response: {
          200: placedGuestOrderResponse,
          ...describeProblems('form/invalid', 'call/too-many-requests', ...refusals.order),
        },
      },
    },
    async (request, reply) => {
      const { draft, totalCents, proof } = request.body;
      const form = parsePurchase(draft);
      if (!form.ok) return replyRefusal(reply, form.error);
      const purchase = { form: form.value, totalCents, proof };
      const placed = await selfService.order(networkOf(request), purchase);
      return placed.ok ? { data: placed.value } : replyRefusal(reply, placed.error);
    },
  );

  app.post(
    '/v1/app/self-service/orders/:id/order',
    {
      config,
      schema: {
        tags,
        operationId: 'orderGuestQuote',
        summary: 'Orders a quote at its price, while that holds: on invoice, or by card.',
        params: ofOrder,
        body: orderGuestQuoteRequest,
        response: {
          200: placedGuestOrderResponse,
          ...describeProblems('form/invalid', ...refusals.orderQuote),
        },
      },
    },
    async (request, reply) => {
      const { key, way, purchaseOrder } = request.body;
      const { id } = request.params;
      if (way === 'card') {
        const placed = await selfService.orderQuote(id, key, { way });
        return placed.ok ? { data: placed.value } : replyRefusal(reply, placed.error);
      }
      const parsed = parseQuotePurchase(purchaseOrder);
      if (!parsed.ok) return replyRefusal(reply, parsed.error);
      const placed = await selfService.orderQuote(id, key, { way, ...parsed.value });
      return placed.ok ? { data: placed.value } : replyRefusal(reply, placed.error);
    },
  );
}

function addFollowing(app: ApiScope, selfService: SelfService): void {
  app.post(
    '/v1/app/self-service/orders/:id/checkout',
    {
      config,
      schema: {
        tags,
        operationId: 'payGuestInvoice',
        summary:
          'Opens the page of the payment provider where the open invoice of an order is paid by card. The same page while it is open.',
        params: ofOrder,
        body: byKeyRequest,
        response: {
          200: placedOrderResponse,
          ...describeProblems('form/invalid', ...refusals.payInvoice),
        },
      },
    },
    async (request, reply) => {
      const opened = await selfService.payInvoice(request.params.id, request.body.key);
      return opened.ok ? { data: opened.value } : replyRefusal(reply, opened.error);
    },
  );

  app.post(
    '/v1/app/self-service/orders/:id/read',
    {
      config,
      schema: {
        tags,
        operationId: 'readGuestOrder',
        summary:
          'An order without an account by the key of its link, after the payment provider was asked. A wrong key is answered as no order.',
        params: ofOrder,
        body: byKeyRequest,
        response: { 200: guestOrderResponse, ...describeProblems('form/invalid', ...refusals.read) },
      },
    },
    async (request, reply) => {
      const read = await selfService.read(request.params.id, request.body.key);
      return read.ok ? { data: read.value } : replyRefusal(reply, read.error);
    },
  );

  app.post(
    '/v1/app/self-service/orders/:id/claim-mail',
    {
      config,
      schema: {
        tags,
        operationId: 'mailClaimLink',
        summary: 'Mails the link that claims the license once more, to the address on the order.',
        params: ofOrder,
        body: byKeyRequest,
        response: {
          200: successResponse,
          ...describeProblems('form/invalid', 'call/too-many-requests', ...refusals.mail),
        },
      },
    },
    async (request, reply) => {
      const mailed = await selfService.mailClaim(request.params.id, request.body.key);
      return mailed.ok ? success : replyRefusal(reply, mailed.error);
    },
  );
}

/** What an order is filed by, as PDFs. */
function addPapers(app: ApiScope, selfService: SelfService): void {
  app.post(
    '/v1/app/self-service/orders/:id/file',
    {
      config,
      schema: {
        tags,
        operationId: 'printGuestPaper',
        summary: 'One of the papers of an order without an account, as a PDF.',
        params: ofOrder,
        body: guestPaperRequest,
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
      const { key, ...asked } = request.body;
      const printed = await selfService.print(request.params.id, key, asked);
      return printed.ok ? replyPrinted(reply, printed.value) : replyRefusal(reply, printed.error);
    },
  );

  app.post(
    '/v1/app/self-service/orders/:id/tax-form',
    {
      config,
      schema: {
        tags,
        operationId: 'printGuestTaxForm',
        summary: 'The W-9 of who sells, by the key of an order without an account.',
        params: ofOrder,
        body: guestTaxFormRequest,
        response: {
          200: {
            description: 'The W-9, a tagged PDF.',
            content: { 'application/pdf': { schema: z.any() } },
          },
          ...describeProblems('form/invalid', ...refusals.printTaxForm),
        },
      },
    },
    async (request, reply) => {
      const { key, paper } = request.body;
      const printed = await selfService.printTaxForm(request.params.id, key, paper);
      return printed.ok ? replyPrinted(reply, printed.value) : replyRefusal(reply, printed.error);
    },
  );
}
