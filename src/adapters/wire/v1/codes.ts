import * as z from 'zod/mini';
import { plans } from '#domain/billing/prices.ts';
import { list } from './list.ts';

/** Activation codes as they go over the wire: the types of `src/domain/license/activation-code.ts`. Moments are epoch milliseconds. */

const text = z.string();
const batch = z.object({
  id: text,
  plan: z.enum(plans),
  seats: z.int(),
  years: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  reseller: text,
  amount: z.int(),
  madeAt: z.int(),
  validUntil: z.int(),
  revokedAt: z.nullable(z.int()),
  used: z.int(),
  revoked: z.int(),
});

/** `POST /v1/app/code-batches`; `validUntil` is the last day, `YYYY-MM-DD`. The rules are the domain's, applied to what passed here. */
export const codeBatchRequest = z.strictObject({
  plan: text.check(z.maxLength(100)),
  seats: z.number(),
  years: z.number(),
  reseller: text.check(z.maxLength(1000)),
  validUntil: text.check(z.maxLength(20)),
  amount: z.number(),
});
/** The batch, and its codes: nothing else ever shows them. */
export const madeCodesResponse = z.object({ data: z.object({ batch, codes: list(text) }) });

/** `GET /v1/app/code-batches` */
export const codeBatchesResponse = z.object({ data: list(batch) });

/** `POST /v1/app/code-revocations`, `POST /v1/app/license/codes` */
export const codeRequest = z.strictObject({ activationCode: text.check(z.maxLength(100)) });

/** `POST /v1/app/license/codes`: the license that the code gave. Days are those of the buyer’s time zone, the end exclusive. */
export const redeemedCodeResponse = z.object({
  data: z.object({ plan: z.enum(plans), startsOn: text, endsOn: text }),
});
