import * as z from 'zod/mini';
import { findSignInRuleOperations as operations } from '#adapters/wire/organizations/sign-in-rules.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { mounter } from '../../mount-operation.ts';
import { networkOf } from '../../network-of.ts';
import type { ApiScope } from '../api-scope.ts';

/** `GET /v1/app/sign-in-rules/{domain}`, not in the specification: called before login (ORG-9). */
export function addFindSignInRule(app: ApiScope, { domains }: Pick<ServiceApp, 'domains'>): void {
  const mount = mounter(app, operations, { tag: 'Sign-up and login' });
  mount(
    'findSignInRule',
    {
      action: 'session.enter',
      summary: 'How people with an address at a mail domain log in; null without a rule.',
      params: { domain: z.string().check(z.maxLength(300)) },
    },
    ({ params, request }) => domains.findSignInRule(params.domain, networkOf(request)),
  );
}
