import * as z from 'zod/mini';
import {
  discountActResponse,
  discountQuery,
  discountRequest,
  discountResponse,
  discountsResponse,
} from '#adapters/wire/v1/discounts.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { orderRefusals as refusals } from '#domain/orders/order-refusals.ts';
import { callerOf } from '../../../admission.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import type { ApiScope } from '../api-scope.ts';

const done = { data: null };
const books = '/v1/app/books/discounts';
const tags = ['Staff'];

/** Codes that take something off (LIC-5). */
export function addDiscounts(app: ApiScope, { orders: { discounts } }: Pick<ServiceApp, 'orders'>): void {
  app.get(
    '/v1/app/orders/discount',
    {
      config: { action: 'license.buy' },
      schema: {
        tags: ['Licenses'],
        operationId: 'readDiscount',
        summary: 'What a code takes off a plan. Nothing is used by asking.',
        querystring: discountQuery,
        response: {
          200: discountResponse,
          ...describeProblems('form/invalid', ...refusals.discount),
        },
      },
    },
    async (request, reply) => {
      const found = await discounts.check(request.query.plan, request.query.code);
      return found.ok ? { data: found.value } : replyRefusal(reply, found.error);
    },
  );

  app.get(
    books,
    {
      config: { action: 'order.settle' },
      schema: {
        tags,
        operationId: 'listDiscounts',
        summary: 'Discount codes with how many orders have them, the newest first.',
        response: { 200: discountsResponse },
      },
    },
    async () => ({ data: await discounts.all() }),
  );

  app.post(
    books,
    {
      config: { action: 'order.settle' },
      schema: {
        tags,
        operationId: 'addDiscount',
        summary:
          'Makes a discount code: what it takes off, for which plans, until when, and for how many orders.',
        body: discountRequest,
        response: { 200: discountActResponse, ...describeProblems('form/invalid', ...refusals.addDiscount) },
      },
    },
    async (request, reply) => {
      const added = await discounts.add(callerOf(request), request.body);
      return added.ok ? done : replyRefusal(reply, added.error);
    },
  );

  app.post(
    `${books}/:code/end`,
    {
      config: { action: 'order.settle' },
      schema: {
        tags,
        operationId: 'endDiscount',
        summary: 'Ends a discount code. What was ordered or quoted with it stays as it is.',
        params: z.object({ code: z.string().check(z.maxLength(24)) }),
        response: { 200: discountActResponse, ...describeProblems('form/invalid', ...refusals.endDiscount) },
      },
    },
    async (request, reply) => {
      const ended = await discounts.end(callerOf(request), request.params.code);
      return ended.ok ? done : replyRefusal(reply, ended.error);
    },
  );
}
