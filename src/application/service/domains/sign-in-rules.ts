import { scopeOf } from '#domain/access/scope-of.ts';
import { parseMailDomain } from '#domain/organizations/mail-domain.ts';
import { idOfPath } from '#domain/organizations/organization.ts';
import type { SignInRule, SignInRuleReach, SignInRuleRefused } from '#domain/organizations/sign-in-rule.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../access/caller.ts';
import { type CallLimited, perNetwork, takeWithin } from '../limits/limit-calls.ts';
import type { RateRule } from '../ports/rate-limiter.ts';
import type { DomainPorts } from './domain-ports.ts';

/** Decides how people with an address of a proved domain log in, or with null that they do as everybody does (ORG-9). */
export type SetSignInRule = (
  caller: Caller,
  id: string,
  rule: SignInRule | null,
) => Promise<Result<void, SignInRuleRefused<'set'>>>;

/** Other ways in are closed only by somebody who came by the provider themselves: a mistake in it would keep everybody out. */
export const setSignInRule =
  ({ transaction }: Pick<DomainPorts, 'transaction'>): SetSignInRule =>
  ({ account, actor, identity }, id, rule) =>
    transaction.run(async ({ audit, domains }): Promise<Result<void, SignInRuleRefused<'set'>>> => {
      // Our staff may, to help: the entry in the log is written in the same transaction.
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

/** Whom a rule of this domain would reach, before it is made. */
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
    // Whoever has not proved the domain learns nothing of those who have an address of it.
    if (found === null || found.proved === null) return err({ kind: 'domain/not-found' });
    const ids = await accounts.idsAtDomain(found.domain);
    return ok({ people: ids.length, passwordOnly: await directory.countWithoutProvider(ids) });
  };

/** Wide enough for a school whose staff all log in on the first morning. */
const lookUps: RateRule = { name: 'sign-in rules looked up', ...perNetwork };

/**
 * How people of a domain log in; null where as everybody. Asked before anybody is known: it depends on the domain alone, and so tells
 * nothing of whether somebody has an account (AUT-3).
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
    const within = await takeWithin(limiter, [{ ...lookUps, key: network }], clock.now());
    return within.ok ? ok(await domains.ruleOf(domain.value)) : within;
  };
