import * as z from 'zod/mini';
import {
  bookedOrdersQuery,
  bookedOrdersResponse,
  orderFileResponse,
  reconciliationResponse,
  refundRequest,
} from '#adapters/wire/v1/books.ts';
import { orderAccountResponse } from '#adapters/wire/v1/orders.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { bookedOrderColumns, bookedOrderDefaults } from '#domain/orders/booked-order-table.ts';
import { orderRefusals as refusals } from '#domain/orders/order-refusals.ts';
import { parseRefund } from '#domain/orders/refund.ts';
import { readTableQuery } from '#domain/tables/table-address.ts';
import { callerOf } from '../../../admission.ts';
import { describeProblems, replyProblem, replyRefusal } from '../../../problem.ts';
import type { ApiScope } from '../api-scope.ts';
import { pathId } from '../path-id.ts';
import { tableParametersOf } from './table-parameters-of.ts';

const tags = ['Staff'];
const ofOrder = z.object({ id: pathId });

/** Orders of everybody as our books have them, and money that goes back, for our own staff (LIC-10). */
export function addBooks(app: ApiScope, { orders }: Pick<ServiceApp, 'orders'>): void {
  app.get(
    '/v1/app/books/orders',
    {
      config: { action: 'order.settle' },
      schema: {
        tags,
        operationId: 'listBookedOrders',
        summary:
          'Orders of everybody that something was booked of, with what is open and for how many days it is late. Sums in filters are dollars; `order` is number, buyer and purchase order together; days are those of New York.',
        querystring: bookedOrdersQuery,
        response: { 200: bookedOrdersResponse, ...describeProblems('call/malformed') },
      },
    },
    async (request, reply) => {
      const { timeZone: _ours, ...asked } = request.query;
      const query = readTableQuery(tableParametersOf(asked), bookedOrderColumns, bookedOrderDefaults);
      if (!query.ok) return replyProblem(reply, 'call/malformed');
      const { rows, ...page } = await orders.books.page(query.value);
      return { data: rows, page };
    },
  );

  app.get(
    '/v1/app/books/orders/:id',
    {
      config: { action: 'order.settle' },
      schema: {
        tags,
        operationId: 'readBookedOrder',
        summary: 'One of them, with everything that was booked of it, the oldest first.',
        params: ofOrder,
        response: { 200: orderFileResponse, ...describeProblems(...refusals.readBooks) },
      },
    },
    async (request, reply) => {
      const file = await orders.books.read(request.params.id);
      return file.ok ? { data: file.value } : replyRefusal(reply, file.error);
    },
  );

  app.get(
    '/v1/app/books/reconciliation',
    {
      config: { action: 'order.settle' },
      schema: {
        tags,
        operationId: 'readReconciliation',
        summary:
          'What the nightly comparisons of the last 30 nights found: movements that the payment provider and our books do not agree on, the newest first.',
        response: { 200: reconciliationResponse },
      },
    },
    async () => ({ data: await orders.books.reconciliation() }),
  );

  app.post(
    '/v1/app/orders/:id/refunds',
    {
      config: { action: 'order.refund' },
      schema: {
        tags,
        operationId: 'refundOrder',
        summary:
          'Our staff pay money back, in part or as a whole, with a reason: to the card that paid, or as a transfer that they made, by its reference. All of it ends the license.',
        params: ofOrder,
        body: refundRequest,
        response: { 200: orderAccountResponse, ...describeProblems('form/invalid', ...refusals.refund) },
      },
    },
    async (request, reply) => {
      const form = parseRefund(request.body);
      if (!form.ok) return replyRefusal(reply, form.error);
      const refunded = await orders.refund(callerOf(request), request.params.id, form.value);
      return refunded.ok ? { data: refunded.value } : replyRefusal(reply, refunded.error);
    },
  );
}
