import * as z from 'zod/mini';
import { domainRefusals as refusals, domainProofs } from '#domain/organizations/domains/mail-domain.ts';
import { data, noData, operation } from '../operation.ts';
import { list } from '../list.ts';
import { signInRule } from './sign-in-rules.ts';
import { confirmationRequest } from './staff.ts';
import { text } from '../fields.ts';

const mailDomain = z.object({
  id: text,
  domain: text,
  record: text,
  claimedAt: z.int(),
  proved: z.nullable(z.object({ at: z.int(), how: z.enum(domainProofs) })),
  signIn: signInRule,
});

export const domainOperations = {
  listDomains: operation('GET /v1/app/organizations/:id/domains', {
    reply: data(list(mailDomain)),
    refusals: refusals.list,
  }),
  claimDomain: operation('POST /v1/app/organizations/:id/domains', {
    body: z.strictObject({ domain: text.check(z.maxLength(4000)) }),
    reply: data(mailDomain),
    refusals: refusals.claim,
    fields: ['domain'],
  }),
  removeDomain: operation('DELETE /v1/app/domains/:id', { reply: noData, refusals: refusals.remove }),
  checkDomain: operation('POST /v1/app/domains/:id/check', { reply: noData, refusals: refusals.check }),
  confirmDomain: operation('PUT /v1/app/domains/:id/confirmation', {
    body: confirmationRequest,
    reply: noData,
    refusals: refusals.confirm,
    fields: ['reason'],
  }),
} as const;
