import * as z from 'zod/mini';
import {
  collectedSeatsRequest,
  collectedSeatsResponse,
  keptOrderResponse,
} from '#adapters/wire/v1/orders.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { orderRefusals as refusals } from '#domain/orders/order-refusals.ts';
import { callerOf } from '../../../admission.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import type { ApiScope } from '../api-scope.ts';
import { pathId } from '../path-id.ts';

const tags = ['Licenses'];
const config = { action: 'license.buy' } as const;

/** Seats that are added to a license on the next invoice (R26). */
export function addCollectedSeats(app: ApiScope, { orders }: Pick<ServiceApp, 'orders'>): void {
  const { collected } = orders;
  app.get(
    '/v1/app/orders/collected',
    {
      config,
      schema: {
        tags,
        operationId: 'readCollectedSeats',
        summary:
          'How seats are added to the license on the next invoice, and what is collected; null where it was not bought on invoice.',
        response: { 200: collectedSeatsResponse, ...describeProblems(...refusals.collected) },
      },
    },
    async (request, reply) => {
      const read = await collected.read(callerOf(request));
      return read.ok ? { data: read.value } : replyRefusal(reply, read.error);
    },
  );

  app.post(
    '/v1/app/orders/collected',
    {
      config,
      schema: {
        tags,
        operationId: 'collectSeats',
        summary:
          'Sets the license to a number of seats, which work at once and stand on the next invoice. Refused where the day or the sum is not what was shown.',
        body: collectedSeatsRequest,
        response: {
          200: collectedSeatsResponse,
          ...describeProblems('form/invalid', ...refusals.collect),
        },
      },
    },
    async (request, reply) => {
      const kept = await collected.add(callerOf(request), request.body);
      return kept.ok ? { data: kept.value } : replyRefusal(reply, kept.error);
    },
  );

  app.post(
    '/v1/app/orders/collected/:id/take-back',
    {
      config,
      schema: {
        tags,
        operationId: 'takeSeatsBack',
        summary: 'Takes an addition back while nobody needs its seats. Its days until today are charged.',
        params: z.object({ id: pathId }),
        response: { 200: collectedSeatsResponse, ...describeProblems(...refusals.takeBack) },
      },
    },
    async (request, reply) => {
      const kept = await collected.takeBack(callerOf(request), request.params.id);
      return kept.ok ? { data: kept.value } : replyRefusal(reply, kept.error);
    },
  );

  app.post(
    '/v1/app/orders/collected/invoice',
    {
      config,
      schema: {
        tags,
        operationId: 'invoiceCollectedSeats',
        summary: 'Issues the invoice of what is collected now, and answers the id of its order.',
        response: { 200: keptOrderResponse, ...describeProblems(...refusals.invoiceCollected) },
      },
    },
    async (request, reply) => {
      const issued = await collected.invoice(callerOf(request));
      return issued.ok ? { data: { id: issued.value } } : replyRefusal(reply, issued.error);
    },
  );
}
