import { signInRuleOperations as operations } from '#adapters/wire/organizations/sign-in-rules.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { parseSignInRule } from '#domain/organizations/domains/sign-in-rule.ts';
import { ok } from '#domain/result.ts';
import { mounter } from '../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';

/** Login rules of schools' domains (ORG-9). */
export function addSignInRules(app: ApiScope, { domains }: Pick<ServiceApp, 'domains'>): void {
  const mount = mounter(app, operations, { tag: 'Organizations', action: 'organization.configure' });
  mount(
    'setSignInRule',
    {
      summary:
        'Sets the provider with which people of a verified domain log in, and whether passwords and login emails still work. Null removes the rule.',
    },
    async ({ caller, params, body }) => {
      const { rule } = body;
      const form = rule === null ? ok(null) : parseSignInRule(rule);
      if (!form.ok) return form;
      return domains.setSignInRule(caller, params.id, form.value);
    },
  );

  mount(
    'readSignInRuleReach',
    {
      summary:
        'The number of accounts with an address at a verified domain, and of those without a connected provider.',
    },
    ({ caller, params }) => domains.readSignInRuleReach(caller, params.id),
  );
}
