import type { NotAdmitted, SignInRefused } from '#domain/organizations/access/access-refusal.ts';
import { canEver, checkSignIn } from '#domain/organizations/access/can.ts';
import { type Action, permissionOf } from '#domain/organizations/access/permissions.ts';
import type { AccountNotOpened } from '#domain/identity/account/account-not-opened.ts';
import { domainOf } from '#domain/organizations/domains/mail-domain.ts';
import { checkSignInMethod } from '#domain/organizations/domains/sign-in-rule.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { ActorSource } from '../../identity/ports/actor-source.ts';
import type { DomainRepository } from '../ports/domain-repository.ts';
import type { VerifiedIdentity } from '../../identity/ports/token-verifier.ts';
import { type Caller, callerAt, chooseMembership, signInOf, whyOut } from '../../identity/caller/caller.ts';

/**
 * Authorizes the caller for an action before any other data is read. It is the only read per request that identifies the caller. Returns null for a visitor or
 * a user without an account, if the action allows them. `organizationId` is the requested organization, or null if there is none.
 */
export type Admit = (
  identity: VerifiedIdentity | null,
  action: Action,
  organizationId?: string | null,
) => Promise<Result<Caller | null, NotAdmitted | AccountNotOpened>>;

export type AdmitPorts = {
  readonly actors: ActorSource;
  readonly domains: Pick<DomainRepository, 'ruleOf'>;
  readonly clock: Clock;
};

/** The login rule of the domain also applies to users without an account, because a provider that the rule does not allow must not create accounts (ORG-9). */
async function checkNewcomer(
  { domains }: Pick<AdmitPorts, 'domains'>,
  { email, signInMethod }: VerifiedIdentity,
): Promise<Result<void, SignInRefused>> {
  const rule = email === null ? null : await domains.ruleOf(domainOf(email));
  const applied = rule === null ? null : { ...rule, inCharge: [] };
  return checkSignInMethod(signInMethod, applied, { isStaff: false, memberships: [] });
}

/** Uses the current record at each call (SEC-1). Does not create an account or change any data. */
export function admit(ports: AdmitPorts): Admit {
  return async (identity, action, organizationId = null) => {
    const { audience } = permissionOf(action);
    if (identity === null) return audience === 'anybody' ? ok(null) : err({ kind: 'session/required' });
    const record = await ports.actors.load(identity);
    if (record === null) {
      if (audience === 'account') return err({ kind: 'account/not-opened' });
      const taken = await checkNewcomer(ports, identity);
      if (!taken.ok) return taken;
      const strong = checkSignIn(action, null, signInOf(identity));
      return strong.ok ? ok(null) : strong;
    }
    const out = whyOut(identity, record);
    if (out !== null) return err(out);
    // Signing in, signing out and erasing the account must also work for a user who has just left an organization.
    const membership = chooseMembership(record, audience === 'identity' ? null : organizationId);
    if (!membership.ok) return membership;
    const caller = callerAt(ports.clock.now(), identity, record, membership.value);
    const admitted = canEver(caller.actor, action);
    return admitted.ok ? ok(caller) : admitted;
  };
}
