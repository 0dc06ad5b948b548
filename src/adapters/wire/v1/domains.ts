import * as z from 'zod/mini';
import { domainProofs } from '#domain/organizations/mail-domain.ts';
import { list } from './list.ts';
import { signInRule } from './sign-in-rules.ts';

/** Mail domains of organizations as they go over the wire: the type of `src/domain/organizations`. */

const text = z.string();
const mailDomain = z.object({
  id: text,
  domain: text,
  record: text,
  claimedAt: z.int(),
  proved: z.nullable(z.object({ at: z.int(), how: z.enum(domainProofs) })),
  signIn: signInRule,
});

/** `GET /v1/app/organizations/{id}/domains` */
export const domainsResponse = z.object({ data: list(mailDomain) });

/** `POST /v1/app/organizations/{id}/domains`; what is longer than a domain is refused by the rule of the form. */
export const domainRequest = z.strictObject({ domain: text.check(z.maxLength(4000)) });
export const domainResponse = z.object({ data: mailDomain });

/** What answers an act on a domain: nothing but that it is done. */
export const domainActResponse = z.object({ data: z.null() });
