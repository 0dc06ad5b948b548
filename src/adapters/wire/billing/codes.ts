import * as z from 'zod/mini';
import { plans } from '#domain/billing/prices/prices.ts';
import { orderRefusals as refusals } from '#domain/billing/orders/order-refusals.ts';
import { data, operation } from '../operation.ts';
import { list } from '../list.ts';
import { text } from '../fields.ts';

/** Activation codes over HTTP, with the types of `src/domain/billing/license/activation-code.ts`. Times are epoch milliseconds. */

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

const codeRequest = z.strictObject({ activationCode: text.check(z.maxLength(100)) });

const recent = 'account/recent-sign-in-required';

export const codeOperations = {
  redeemCode: operation('POST /v1/app/license/codes', {
    body: codeRequest,
    reply: data(z.object({ plan: z.enum(plans), startsOn: text, endsOn: text })),
    refusals: refusals.redeem,
  }),
  listCodeBatches: operation('GET /v1/app/code-batches', { reply: data(list(batch)) }),
  makeCodes: operation('POST /v1/app/code-batches', {
    body: z.strictObject({
      plan: text.check(z.maxLength(100)),
      seats: z.number(),
      years: z.number(),
      reseller: text.check(z.maxLength(1000)),
      validUntil: text.check(z.maxLength(20)),
      amount: z.number(),
    }),
    refusals: [recent],
    reply: data(z.object({ batch, codes: list(text) })),
    fields: ['plan', 'seats', 'years', 'reseller', 'validUntil', 'amount'],
  }),
  revokeCodeBatch: operation('POST /v1/app/code-batches/:id/revocation', {
    refusals: [...refusals.revokeCodes, recent],
  }),
  revokeCode: operation('POST /v1/app/code-revocations', {
    body: codeRequest,
    refusals: [...refusals.revokeCode, recent],
    fields: ['activationCode'],
  }),
} as const;
