import { scopeOf } from '#domain/organizations/access/scope-of.ts';
import { parseMailDomain } from '#domain/organizations/domains/mail-domain.ts';
import { idOfPath } from '#domain/identity/membership/organization.ts';
import type {
  SignInRule,
  SignInRuleReach,
  SignInRuleRefused,
} from '#domain/organizations/domains/sign-in-rule.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { type CallLimited, perNetwork, enforceRateLimits } from '../../platform/limits/limit-calls.ts';
import type { RateRule } from '../../platform/ports/rate-limiter.ts';
import type { DomainPorts } from './domain-ports.ts';

/** Sets how users of a verified domain log in; null removes the rule (ORG-9). */
export type SetSignInRule = (
  caller: Caller,
  id: string,
  rule: SignInRule | null,
) => Promise<Result<void, SignInRuleRefused<'set'>>>;

/** Only a user who signed in with the provider may disable other methods, because a misconfigured provider would lock everyone out. */
export const setSignInRule =
  ({ transaction }: Pick<DomainPorts, 'transaction'>): SetSignInRule =>
  ({ account, actor, identity }, id, rule) =>
    transaction.run(async ({ audit, domains }): Promise<Result<void, SignInRuleRefused<'set'>>> => {
      // Our staff may do this as support. The audit entry is written in the same transaction.
      const found = await domains.byId(id, scopeOf(actor, 'organization.configure', ['audited']));
      if (found === null) return err({ kind: 'domain/not-found' });
      if (rule !== null && !rule.passwordAllowed && identity.signInMethod !== rule.provider) {
        return err({ kind: 'sign-in-rule/not-tried' });
      }
      const { domain, organization, proved, signIn } = found;
      if (proved === null || !(await domains.setRule(domain, rule))) {
        return err({ kind: 'sign-in-rule/not-proved' });
      }
      await audit.record({
        action: 'organization/sign-in-rule-changed',
        by: account.id,
        subject: idOfPath(organization),
        organization,
        before: { domain, rule: signIn },
        after: { domain, rule },
      });
      return ok(undefined);
    });

export type ReadSignInRuleReach = (
  caller: Caller,
  id: string,
) => Promise<Result<SignInRuleReach, SignInRuleRefused<'preview'>>>;

export const readSignInRuleReach =
  ({
    domains,
    accounts,
    directory,
  }: Pick<DomainPorts, 'domains' | 'accounts' | 'directory'>): ReadSignInRuleReach =>
  async ({ actor }, id) => {
    const found = await domains.byId(id, scopeOf(actor, 'organization.configure'));
    // Before the domain is verified, facts about its users must not be revealed.
    if (found === null || found.proved === null) return err({ kind: 'domain/not-found' });
    const ids = await accounts.idsAtDomain(found.domain);
    return ok({ people: ids.length, passwordOnly: await directory.countWithoutProvider(ids) });
  };

/** The limit is high enough for a school whose staff all log in on the first morning. */
const lookUps: RateRule = { name: 'sign-in rules looked up', ...perNetwork };

/**
 * Returns the login rule of a domain; null if none. It is public, because it depends only on the domain and does not reveal whether an account exists (AUT-3).
 */
export type FindSignInRule = (
  domain: string,
  network: string,
) => Promise<Result<SignInRule | null, CallLimited>>;

export const findSignInRule =
  ({ domains, limiter, clock }: Pick<DomainPorts, 'domains' | 'limiter' | 'clock'>): FindSignInRule =>
  async (typed, network) => {
    const domain = parseMailDomain(typed);
    if (!domain.ok) return ok(null);
    const within = await enforceRateLimits(limiter, [{ ...lookUps, key: network }], clock.now());
    return within.ok ? ok(await domains.ruleOf(domain.value)) : within;
  };
