import * as z from 'zod/mini';
import { money } from './money.ts';
import { renewalRefusals } from '#domain/billing/orders/auto-renewal.ts';
import { orderRefusals as refusals } from '#domain/billing/orders/order-refusals.ts';
import { data, operation } from '../operation.ts';
import { orderLines } from './orders.ts';
import { text } from '../fields.ts';

/** Renewal by card over HTTP, with the types of `src/domain/billing/orders/auto-renewal.ts`. Days are `YYYY-MM-DD`, ends are exclusive. */

const renewalData = z.object({
  standing: z.enum(['off', 'waiting', 'on']),
  card: z.nullable(z.object({ brand: text, last4: text, expires: text })),
  next: z.nullable(
    z.object({
      seats: z.int(),
      startsOn: text,
      endsOn: text,
      lines: orderLines,
      total: money,
      chargedOn: text,
    }),
  ),
  refusal: z.nullable(z.enum(renewalRefusals)),
});

export const autoRenewalOperations = {
  readRenewal: operation('GET /v1/app/license/renewal', { reply: data(renewalData) }),
  startRenewal: operation('POST /v1/app/license/renewal', {
    body: z.strictObject({
      startsOn: text.check(z.maxLength(10)),
      totalCents: z.int(),
    }),
    reply: data(z.object({ payAt: text })),
    refusals: refusals.startRenewal,
  }),
  checkRenewal: operation('POST /v1/app/license/renewal/check', {
    reply: data(renewalData),
    refusals: refusals.checkRenewal,
  }),
  stopRenewal: operation('DELETE /v1/app/license/renewal', { reply: data(renewalData) }),
} as const;
