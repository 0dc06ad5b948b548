import * as z from 'zod/mini';
import { plans } from '#domain/billing/prices.ts';
import { list } from './list.ts';

/** Discount codes as they go over the wire: the types of `src/domain/billing/discount-code.ts`. */

const text = z.string();

/** `GET /v1/app/orders/discount`: what a code takes off, in whole percents. */
export const discountResponse = z.object({ data: z.object({ code: text, percent: z.int() }) });
export const discountQuery = z.object({ plan: z.enum(plans), code: text.check(z.maxLength(60)) });

/** `GET /v1/app/books/discounts`. Days are `YYYY-MM-DD`, moments epoch milliseconds. */
export const discountsResponse = z.object({
  data: list(
    z.object({
      code: text,
      percent: z.int(),
      plans: list(z.enum(plans)),
      validUntil: z.nullable(text),
      mostUses: z.nullable(z.int()),
      uses: z.int(),
      madeAt: z.int(),
      endedAt: z.nullable(z.int()),
    }),
  ),
});

/** `POST /v1/app/books/discounts`: an empty day is none. */
export const discountRequest = z.strictObject({
  code: text.check(z.maxLength(100)),
  percent: z.number(),
  plans: list(text.check(z.maxLength(20))).check(z.maxLength(10)),
  validUntil: text.check(z.maxLength(10)),
  mostUses: z.nullable(z.number()),
});

/** What answers a change: nothing but that it is done. */
export const discountActResponse = z.object({ data: z.null() });
