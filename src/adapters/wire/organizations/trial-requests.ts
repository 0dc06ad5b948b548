import * as z from 'zod/mini';
import { trialRefusals } from '#domain/organizations/grants/trial-request.ts';
import { staffRefusals } from '#domain/organizations/staff/staff-refusals.ts';
import { data, operation } from '../operation.ts';
import { list } from '../list.ts';
import { trialRefusalRequest } from './staff.ts';
import { text, textOrNull } from '../fields.ts';

/** Requests to extend a trial over HTTP, with the types of `src/domain/organizations/grants/trial-request`. Times are epoch milliseconds. */

export const trialRequestOperations = {
  readTrialRequest: operation('GET /v1/app/license/trial-request', {
    reply: data(z.nullable(z.object({ why: text, askedAt: z.int(), granted: z.nullable(z.boolean()) }))),
  }),
  askForTrial: operation('POST /v1/app/license/trial-request', {
    body: z.strictObject({ why: text.check(z.maxLength(2_000)) }),
    refusals: trialRefusals.ask,
    fields: ['why'],
  }),
  listTrialRequests: operation('GET /v1/app/trial-requests', {
    refusals: trialRefusals.list,
    reply: data(
      list(
        z.object({
          accountId: text,
          why: text,
          askedAt: z.int(),
          firstName: textOrNull,
          lastName: textOrNull,
          email: textOrNull,
        }),
      ),
    ),
  }),
  declineTrial: operation('POST /v1/app/users/:id/trial-refusal', {
    body: trialRefusalRequest,
    refusals: staffRefusals.act,
    fields: ['reason'],
  }),
} as const;
