import * as z from 'zod/mini';
import { domainActResponse } from '#adapters/wire/v1/domains.ts';
import { signInRuleReachResponse, signInRuleRequest } from '#adapters/wire/v1/sign-in-rules.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { parseSignInRule, signInRuleRefusals as refusals } from '#domain/organizations/sign-in-rule.ts';
import { ok } from '#domain/result.ts';
import { callerOf } from '../../../admission.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import type { ApiScope } from '../api-scope.ts';
import { pathId } from '../path-id.ts';

const ofDomain = z.object({ id: pathId });

/** How schools have the people of their domains log in (ORG-9). */
export function addSignInRules(app: ApiScope, { domains }: Pick<ServiceApp, 'domains'>): void {
  app.put(
    '/v1/app/domains/:id/sign-in-rule',
    {
      config: { action: 'organization.configure' },
      schema: {
        tags: ['Organizations'],
        operationId: 'setSignInRule',
        summary:
          'Decides by which provider people of a proved domain log in, and whether passwords and login emails stay open; null ends the rule.',
        params: ofDomain,
        body: signInRuleRequest,
        response: { 200: domainActResponse, ...describeProblems('form/invalid', ...refusals.set) },
      },
    },
    async (request, reply) => {
      const { rule } = request.body;
      const form = rule === null ? ok(null) : parseSignInRule(rule);
      if (!form.ok) return replyRefusal(reply, form.error);
      const set = await domains.setSignInRule(callerOf(request), request.params.id, form.value);
      return set.ok ? { data: null } : replyRefusal(reply, set.error);
    },
  );

  app.get(
    '/v1/app/domains/:id/sign-in-rule/reach',
    {
      config: { action: 'organization.configure' },
      schema: {
        tags: ['Organizations'],
        operationId: 'readSignInRuleReach',
        summary:
          'How many accounts have an address of a proved domain, and how many of them no provider connected.',
        params: ofDomain,
        response: { 200: signInRuleReachResponse, ...describeProblems(...refusals.preview) },
      },
    },
    async (request, reply) => {
      const reach = await domains.readSignInRuleReach(callerOf(request), request.params.id);
      return reach.ok ? { data: reach.value } : replyRefusal(reply, reach.error);
    },
  );
}
