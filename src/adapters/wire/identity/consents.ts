import * as z from 'zod/mini';
import { consentSubjects } from '#domain/identity/consents/consent.ts';
import { data, operation } from '../operation.ts';
import { list } from '../list.ts';

const consent = z.strictObject({
  subject: z.enum(consentSubjects),
  version: z.string().check(z.maxLength(20)),
  given: z.boolean(),
});

export const consentsSent = z.array(consent).check(z.maxLength(10));

export const consentOperations = {
  readConsents: operation('GET /v1/app/users/me/consents', {
    reply: data(
      list(
        z.object({
          subject: z.enum(consentSubjects),
          version: z.string(),
          given: z.boolean(),
          at: z.int(),
        }),
      ),
    ),
  }),
  giveConsents: operation('POST /v1/app/users/me/consents', {
    body: z.strictObject({ consents: consentsSent }),
  }),
} as const;
