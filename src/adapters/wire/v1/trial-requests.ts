import * as z from 'zod/mini';
import { list } from './list.ts';

/** Requests to try longer as they go over the wire: the types of `src/domain/license/trial-request`. Times are epoch milliseconds. */

const text = z.string();
const textOrNull = z.nullable(text);

/** `POST /v1/app/license/trial-request`; the rules are the domain's. */
export const trialWhyRequest = z.strictObject({ why: text.check(z.maxLength(2_000)) });

/** `GET /v1/app/license/trial-request` */
export const trialRequestResponse = z.object({
  data: z.nullable(z.object({ why: text, askedAt: z.int(), granted: z.nullable(z.boolean()) })),
});

/** `GET /v1/app/trial-requests` */
export const waitingTrialsResponse = z.object({
  data: list(
    z.object({
      accountId: text,
      why: text,
      askedAt: z.int(),
      firstName: textOrNull,
      lastName: textOrNull,
      email: textOrNull,
    }),
  ),
});
