import * as z from 'zod/mini';
import { findSignInRuleOperations as operations } from '#adapters/wire/organizations/sign-in-rules.ts';
import { routes } from '../../mount-operation.ts';
import { networkOf } from '../../network-of.ts';

/** `GET /v1/app/sign-in-rules/{domain}`: called before login (ORG-9). Not in the specification. */
export const findSignInRuleRoutes = routes(operations, { tag: 'Sign-up and login' }, ({ domains }) => ({
  findSignInRule: {
    action: 'session.enter',
    summary: 'How people with an address at a mail domain log in; null without a rule.',
    params: { domain: z.string().check(z.maxLength(300)) },
    handle: ({ params, request }) => domains.findSignInRule(params.domain, networkOf(request)),
  },
}));
