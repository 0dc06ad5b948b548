import * as z from 'zod/mini';
import {
  claimedOrderResponse,
  claimOrderRequest,
  deliveryResponse,
  shipmentRequest,
  stockCountRequest,
  stockResponse,
} from '#adapters/wire/v1/self-service.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { selfServiceRefusals as refusals } from '#domain/self-service/self-service-refusals.ts';
import { parseShipment } from '#domain/stock/shipment-form.ts';
import { parseStockCount } from '#domain/stock/stock-count.ts';
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
    '/v1/app/stock/counts',
    {
      config,
      schema: {
        tags,
        operationId: 'countStock',
        summary:
          'Our staff say how many Docks are on the shelves, and why. Orders that wait get theirs of what is more, the oldest before the others.',
        body: stockCountRequest,
        response: { 200: stockResponse, ...describeProblems('form/invalid', ...refusals.count) },
      },
    },
    async (request, reply) => {
      const form = parseStockCount(request.body);
      if (!form.ok) return replyRefusal(reply, form.error);
      const counted = await shipping.count(callerOf(request), form.value);
      return counted.ok ? { data: counted.value } : replyRefusal(reply, counted.error);
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
