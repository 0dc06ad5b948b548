import * as z from 'zod/mini';
import {
  checkedOrderResponse,
  offerResponse,
  orderRequest,
  ordersResponse,
  placedOrderResponse,
} from '#adapters/wire/v1/orders.ts';
import { deliveriesResponse } from '#adapters/wire/v1/self-service.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { orderRefusals as refusals } from '#domain/orders/order-refusals.ts';
import { callerOf } from '../../../admission.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import type { ApiScope } from '../api-scope.ts';
import { pathId } from '../path-id.ts';

const tags = ['Licenses'];

/** Buying licenses, by card (LIC-5). */
export function addOrders(app: ApiScope, { orders }: Pick<ServiceApp, 'orders'>): void {
  app.get(
    '/v1/app/orders/offer',
    {
      config: { action: 'license.buy' },
      schema: {
        tags,
        operationId: 'readOffer',
        summary:
          'What the caller can buy in the organization that they act in, from which day on, and for whom.',
        response: { 200: offerResponse, ...describeProblems(...refusals.offer) },
      },
    },
    async (request, reply) => {
      const offer = await orders.offer(callerOf(request));
      return offer.ok ? { data: offer.value } : replyRefusal(reply, offer.error);
    },
  );

  app.post(
    '/v1/app/orders',
    {
      config: { action: 'license.buy' },
      schema: {
        tags,
        operationId: 'placeOrder',
        summary:
          'Orders a license and answers the page where it is paid. Refused where the day or the sum is not what was shown.',
        body: orderRequest,
        response: { 200: placedOrderResponse, ...describeProblems('form/invalid', ...refusals.place) },
      },
    },
    async (request, reply) => {
      const placed = await orders.place(callerOf(request), request.body);
      return placed.ok ? { data: placed.value } : replyRefusal(reply, placed.error);
    },
  );

  app.get(
    '/v1/app/orders',
    {
      config: { action: 'order.read' },
      schema: {
        tags,
        operationId: 'listOrders',
        summary: 'The orders of the caller, and of the organizations that they buy for, the newest first.',
        response: { 200: ordersResponse },
      },
    },
    async (request) => ({ data: await orders.list(callerOf(request)) }),
  );

  app.get(
    '/v1/app/orders/deliveries',
    {
      config: { action: 'order.read' },
      schema: {
        tags,
        operationId: 'listDeliveries',
        summary: 'The Docks of the same orders, and where they are. Orders without Docks are left out.',
        response: { 200: deliveriesResponse },
      },
    },
    async (request) => ({ data: await orders.deliveries(callerOf(request)) }),
  );

  app.post(
    '/v1/app/orders/:id/check',
    {
      config: { action: 'order.read' },
      schema: {
        tags,
        operationId: 'checkOrder',
        summary: 'Asks the payment provider what happened to an order, and answers it as it is then.',
        params: z.object({ id: pathId }),
        response: { 200: checkedOrderResponse, ...describeProblems(...refusals.check) },
      },
    },
    async (request, reply) => {
      const checked = await orders.check(callerOf(request), request.params.id);
      return checked.ok ? { data: checked.value } : replyRefusal(reply, checked.error);
    },
  );

  app.post(
    '/v1/app/orders/:id/checkout',
    {
      config: { action: 'order.read' },
      schema: {
        tags,
        operationId: 'payInvoice',
        summary:
          'Opens the page of the payment provider where the open invoice of an order is paid by card. The same page while it is open.',
        params: z.object({ id: pathId }),
        response: { 200: placedOrderResponse, ...describeProblems(...refusals.payInvoice) },
      },
    },
    async (request, reply) => {
      const opened = await orders.payInvoice(callerOf(request), request.params.id);
      return opened.ok ? { data: opened.value } : replyRefusal(reply, opened.error);
    },
  );
}
