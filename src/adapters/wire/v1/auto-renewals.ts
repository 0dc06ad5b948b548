import * as z from 'zod/mini';
import { currencies } from '#domain/billing/money.ts';
import { renewalRefusals } from '#domain/orders/auto-renewal.ts';
import { lines } from './orders.ts';

/** Renewal by card, as it goes over the wire: the types of `src/domain/orders/auto-renewal.ts`. Days are `YYYY-MM-DD`, ends exclusive. */

const text = z.string();

/** `GET` and `DELETE /v1/app/license/renewal`, `POST /v1/app/license/renewal/check` */
export const renewalResponse = z.object({
  data: z.object({
    standing: z.enum(['off', 'waiting', 'on']),
    card: z.nullable(z.object({ brand: text, last4: text, expires: text })),
    next: z.nullable(
      z.object({
        seats: z.int(),
        startsOn: text,
        endsOn: text,
        lines,
        total: z.object({ currency: z.enum(currencies), cents: z.int() }),
        chargedOn: text,
      }),
    ),
    refusal: z.nullable(z.enum(renewalRefusals)),
  }),
});

/** `POST /v1/app/license/renewal`: the day and the sum that were shown. */
export const renewalRequest = z.strictObject({
  startsOn: text.check(z.maxLength(10)),
  totalCents: z.int(),
});
/** The same: where the card is left. */
export const startedRenewalResponse = z.object({ data: z.object({ payAt: text }) });
