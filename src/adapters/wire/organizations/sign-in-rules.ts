import * as z from 'zod/mini';
import { signInRuleRefusals as refusals } from '#domain/organizations/domains/sign-in-rule.ts';
import { data, noData, operation } from '../operation.ts';
import { ownProvider } from '../identity/sign-in-method.ts';

/** The login rule of a domain, or null if there is none. */
export const signInRule = z.nullable(
  z.object({
    provider: z.union([z.enum(['google.com', 'microsoft.com']), ...ownProvider]),
    passwordAllowed: z.boolean(),
  }),
);

export const findSignInRuleOperations = {
  findSignInRule: operation('GET /v1/app/sign-in-rules/:domain', { auth: 'none', reply: data(signInRule) }),
} as const;

export const signInRuleOperations = {
  setSignInRule: operation('PUT /v1/app/domains/:id/sign-in-rule', {
    body: z.strictObject({
      rule: z.nullable(
        z.strictObject({ provider: z.string().check(z.maxLength(100)), passwordAllowed: z.boolean() }),
      ),
    }),
    reply: noData,
    refusals: refusals.set,
    fields: ['provider'],
  }),
  readSignInRuleReach: operation('GET /v1/app/domains/:id/sign-in-rule/reach', {
    reply: data(z.object({ people: z.int(), passwordOnly: z.int() })),
    refusals: refusals.preview,
  }),
} as const;
