import * as z from 'zod/mini';
import { signInRuleResponse } from '#adapters/wire/v1/sign-in-rules.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { networkOf } from '../../../network-of.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import type { ApiScope } from '../api-scope.ts';

/** `GET /v1/app/sign-in-rules/{domain}`, which the specification does not have: asked before anybody logs in (ORG-9). */
export function addFindSignInRule(app: ApiScope, { domains }: Pick<ServiceApp, 'domains'>): void {
  app.get(
    '/v1/app/sign-in-rules/:domain',
    {
      config: { action: 'session.enter' },
      schema: {
        tags: ['Sign-up and login'],
        operationId: 'findSignInRule',
        summary: 'How people with an address of a mail domain log in; null where as everybody.',
        params: z.object({ domain: z.string().check(z.maxLength(300)) }),
        response: { 200: signInRuleResponse, ...describeProblems() },
      },
    },
    async (request, reply) => {
      const found = await domains.findSignInRule(request.params.domain, networkOf(request));
      return found.ok ? { data: found.value } : replyRefusal(reply, found.error);
    },
  );
}
