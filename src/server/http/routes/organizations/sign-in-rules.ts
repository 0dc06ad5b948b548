import { signInRuleOperations as operations } from '#adapters/wire/organizations/sign-in-rules.ts';
import { parseSignInRule } from '#domain/organizations/domains/sign-in-rule.ts';
import { ok } from '#domain/result.ts';
import { routes } from '../../mount-operation.ts';

/** Routes for login rules of schools' domains (ORG-9). */
export const signInRuleRoutes = routes(
  operations,
  { tag: 'Organizations', action: 'organization.configure' },
  ({ domains }) => ({
    setSignInRule: {
      summary:
        'Sets the provider with which people of a verified domain log in, and whether passwords and login emails still work. Null removes the rule.',
      handle: async ({ caller, params, body }) => {
        const { rule } = body;
        const form = rule === null ? ok(null) : parseSignInRule(rule);
        if (!form.ok) return form;
        return domains.setSignInRule(caller, params.id, form.value);
      },
    },
    readSignInRuleReach: {
      summary:
        'The number of accounts with an address at a verified domain, and of those without a connected provider.',
      handle: ({ caller, params }) => domains.readSignInRuleReach(caller, params.id),
    },
  }),
);
