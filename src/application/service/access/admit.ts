import type { NotAdmitted } from '#domain/access/access-refusal.ts';
import { canEver, checkSignIn } from '#domain/access/can.ts';
import { type Action, permissionOf } from '#domain/access/permissions.ts';
import type { AccountNotOpened } from '#domain/account/account-not-opened.ts';
import { domainOf } from '#domain/organizations/mail-domain.ts';
import { checkSignInMethod, type SignInRefused } from '#domain/organizations/sign-in-rule.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ActorSource } from '../ports/actor-source.ts';
import type { DomainRepository } from '../ports/domain-repository.ts';
import type { VerifiedIdentity } from '../ports/token-verifier.ts';
import { type Caller, callerAt, chooseMembership, signInOf, whyOut } from './caller.ts';

/**
 * Admits the caller to an action before anything else is read: the one read of a request that tells who the caller is. Null
 * instead of a caller is a visitor, or somebody without an account, where the action takes them. `organizationId` is the
 * organization that the caller means to act in; null where they do not say.
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

/** Somebody without an account logs in by the rule of their domain, too: nobody's account is opened by another provider's word (ORG-9). */
async function checkNewcomer(
  { domains }: Pick<AdmitPorts, 'domains'>,
  { email, signInMethod }: VerifiedIdentity,
): Promise<Result<void, SignInRefused>> {
  const rule = email === null ? null : await domains.ruleOf(domainOf(email));
  const applied = rule === null ? null : { ...rule, inCharge: [] };
  return checkSignInMethod(signInMethod, applied, { isStaff: false, memberships: [] });
}

/** The record decides, at each call (SEC-1). It opens no account and changes nothing: signing in does. */
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
    // What is asked of the identity alone must work for whoever just left an organization: signing in and out, erasure.
    const membership = chooseMembership(record, audience === 'identity' ? null : organizationId);
    if (!membership.ok) return membership;
    const caller = callerAt(ports.clock.now(), identity, record, membership.value);
    const admitted = canEver(caller.actor, action);
    return admitted.ok ? ok(caller) : admitted;
  };
}
