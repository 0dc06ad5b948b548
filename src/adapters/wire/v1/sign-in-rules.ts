import * as z from 'zod/mini';

/** How schools have their people log in, as it goes over the wire: the types of `src/domain`. */

const ownProvider = [
  z.templateLiteral(['oidc.', z.string()]),
  z.templateLiteral(['saml.', z.string()]),
] as const;

/** How a session came to be. */
export const signInMethod = z.union([
  z.enum(['email', 'google.com', 'apple.com', 'microsoft.com', 'device']),
  ...ownProvider,
]);

/** The rule of a domain; null where there is none. */
export const signInRule = z.nullable(
  z.object({
    provider: z.union([z.enum(['google.com', 'microsoft.com']), ...ownProvider]),
    passwordAllowed: z.boolean(),
  }),
);

/** `GET /v1/app/sign-in-rules/{domain}` */
export const signInRuleResponse = z.object({ data: signInRule });

/** `PUT /v1/app/domains/{id}/sign-in-rule`; null takes the rule away. */
export const signInRuleRequest = z.strictObject({
  rule: z.nullable(
    z.strictObject({ provider: z.string().check(z.maxLength(100)), passwordAllowed: z.boolean() }),
  ),
});

/** `GET /v1/app/domains/{id}/sign-in-rule/reach` */
export const signInRuleReachResponse = z.object({
  data: z.object({ people: z.int(), passwordOnly: z.int() }),
});
