import * as z from 'zod/mini';
import {
  claimedOrderResponse,
  claimOrderRequest,
  deliveryResponse,
  receiptRequest,
  shipmentRequest,
  stockResponse,
} from '#adapters/wire/v1/self-service.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { parseForm } from '#domain/account/parse-form.ts';
import { selfServiceRefusals as refusals } from '#domain/self-service/self-service-refusals.ts';
import { parseReceived, parseShipment } from '#domain/stock/shipment-form.ts';
import { callerOf } from '../../../admission.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import type { ApiScope } from '../api-scope.ts';
import { pathId } from '../path-id.ts';

type SelfService = ServiceApp['selfService'];

const ofOrder = z.object({ id: pathId });

/** Claiming what was ordered without an account; and Docks, for our own staff (LIC-7). */
export function addDeliveries(app: ApiScope, { selfService }: Pick<ServiceApp, 'selfService'>): void {
  addClaiming(app, selfService);
  addShipping(app, selfService);
}

function addClaiming(app: ApiScope, selfService: SelfService): void {
  app.post(
    '/v1/app/self-service/orders/:id/claim',
    {
      config: { action: 'order.claim' },
      schema: {
        tags: ['Orders without an account'],
        operationId: 'claimOrder',
        summary:
          'Claims the license of an order that was placed without an account, by the key in the mail and the same proved address: for an organization of the caller, or for one that is founded by the name on the order.',
        params: ofOrder,
        body: claimOrderRequest,
        response: { 200: claimedOrderResponse, ...describeProblems('form/invalid', ...refusals.claim) },
      },
    },
    async (request, reply) => {
      const claimed = await selfService.claim(callerOf(request), request.params.id, request.body);
      return claimed.ok ? { data: { organizationId: claimed.value } } : replyRefusal(reply, claimed.error);
    },
  );
}

function addShipping(app: ApiScope, { shipping }: SelfService): void {
  const config = { action: 'order.ship' } as const;
  const tags = ['Staff'];
  app.get(
    '/v1/app/stock',
    {
      config,
      schema: {
        tags,
        operationId: 'readStock',
        summary: 'How many Docks there are, and how many of them are set aside for orders.',
        response: { 200: stockResponse },
      },
    },
    async () => ({ data: await shipping.levels() }),
  );

  app.post(
    '/v1/app/stock/receipts',
    {
      config,
      schema: {
        tags,
        operationId: 'receiveStock',
        summary:
          'Our staff put Docks on the shelves. Orders that wait get theirs first, the oldest before the others.',
        body: receiptRequest,
        response: { 200: stockResponse, ...describeProblems('form/invalid') },
      },
    },
    async (request, reply) => {
      const { product, quantity } = request.body;
      const form = parseForm({ quantity: parseReceived(quantity) });
      if (!form.ok) return replyRefusal(reply, form.error);
      return { data: await shipping.receive(callerOf(request), product, form.value.quantity) };
    },
  );

  app.get(
    '/v1/app/orders/:id/delivery',
    {
      config,
      schema: {
        tags,
        operationId: 'readDelivery',
        summary: 'Where the Docks of an order go, and where they are.',
        params: ofOrder,
        response: { 200: deliveryResponse, ...describeProblems(...refusals.delivery) },
      },
    },
    async (request, reply) => {
      const read = await shipping.delivery(request.params.id);
      return read.ok ? { data: read.value } : replyRefusal(reply, read.error);
    },
  );

  app.post(
    '/v1/app/orders/:id/shipments',
    {
      config,
      schema: {
        tags,
        operationId: 'shipOrder',
        summary:
          'Our staff send all that is set aside for an order. The buyer is mailed how to follow the parcel.',
        params: ofOrder,
        body: shipmentRequest,
        response: { 200: deliveryResponse, ...describeProblems('form/invalid', ...refusals.ship) },
      },
    },
    async (request, reply) => {
      const form = parseShipment(request.body);
      if (!form.ok) return replyRefusal(reply, form.error);
      const sent = await shipping.ship(callerOf(request), request.params.id, form.value);
      return sent.ok ? { data: sent.value } : replyRefusal(reply, sent.error);
    },
  );
}
