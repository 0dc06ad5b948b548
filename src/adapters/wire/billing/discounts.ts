import * as z from 'zod/mini';
import { plans } from '#domain/billing/prices/prices.ts';
import { orderRefusals as refusals } from '#domain/billing/orders/order-refusals.ts';
import { data, noData, operation } from '../operation.ts';
import { list } from '../list.ts';
import { text } from '../fields.ts';

export const discountOperations = {
  readDiscount: operation('GET /v1/app/orders/discount', {
    query: z.object({ plan: z.enum(plans), code: text.check(z.maxLength(60)) }),
    reply: data(z.object({ code: text, percent: z.int() })),
    refusals: refusals.discount,
  }),
  listDiscounts: operation('GET /v1/app/books/discounts', {
    reply: data(
      list(
        z.object({
          code: text,
          percent: z.int(),
          plans: list(z.enum(plans)),
          validUntil: z.nullable(text),
          maxUses: z.nullable(z.int()),
          uses: z.int(),
          madeAt: z.int(),
          endedAt: z.nullable(z.int()),
        }),
      ),
    ),
  }),
  addDiscount: operation('POST /v1/app/books/discounts', {
    body: z.strictObject({
      code: text.check(z.maxLength(100)),
      percent: z.number(),
      plans: list(text.check(z.maxLength(20))).check(z.maxLength(10)),
      validUntil: text.check(z.maxLength(10)),
      maxUses: z.nullable(z.number()),
    }),
    reply: noData,
    refusals: refusals.addDiscount,
    fields: ['code', 'percent', 'plans', 'validUntil', 'maxUses'],
  }),
  endDiscount: operation('POST /v1/app/books/discounts/:code/end', {
    reply: noData,
    refusals: refusals.endDiscount,
  }),
} as const;
