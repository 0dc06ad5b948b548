import * as z from 'zod/mini';
import { consentSubjects } from '#domain/consents/consent.ts';
import { list } from './list.ts';

/** The calls about what somebody agreed to (ORG-10); ours. */

/** `Consent` as it is sent. */
const consent = z.strictObject({
  subject: z.enum(consentSubjects),
  version: z.string().check(z.maxLength(20)),
  given: z.boolean(),
});

/** At most a few subjects, each once or twice. */
export const consentsSent = z.array(consent).check(z.maxLength(10));

/** `POST /v1/app/users/me/consents` */
export const giveConsentsRequest = z.strictObject({ consents: consentsSent });

/** `GET /v1/app/users/me/consents`: the last that was said of each subject; `at` in epoch milliseconds. */
export const consentsResponse = z.object({
  data: list(
    z.object({
      subject: z.enum(consentSubjects),
      version: z.string(),
      given: z.boolean(),
      at: z.int(),
    }),
  ),
});
