import { scopeOf } from '#domain/organizations/access/scope-of.ts';
import type { DomainProofKind, DomainRefused } from '#domain/organizations/domains/mail-domain.ts';
import { idOfPath } from '#domain/identity/membership/organization.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { StaffReason } from '#domain/organizations/staff/staff-reason.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { type CallLimited, enforceRateLimits } from '../../platform/limits/limit-calls.ts';
import type { StoredDomain } from '../ports/domain-repository.ts';
import type { RateRule } from '../../platform/ports/rate-limiter.ts';
import type { DomainPorts } from './domain-ports.ts';

/** Rate limit of lookups per domain, because name servers are slow and are not ours. */
const lookUps: RateRule = { name: 'domain checked', limit: 20, windowMs: 3_600_000 };

/** Checks whether the DNS record of a claimed domain is published, and saves that the domain is verified. A verification is permanent. */
export type CheckDomain = (
  caller: Caller,
  id: string,
) => Promise<Result<void, DomainRefused<'check'> | CallLimited>>;

export function checkDomain(
  ports: Pick<DomainPorts, 'domains' | 'domainProof' | 'transaction' | 'limiter' | 'clock'>,
): CheckDomain {
  const { domains, domainProof, limiter, clock } = ports;
  return async (caller, id) => {
    const found = await domains.byId(id, scopeOf(caller.actor, 'organization.configure'));
    if (found === null) return err({ kind: 'domain/not-found' });
    if (found.proved !== null) return ok(undefined);
    const within = await enforceRateLimits(limiter, [{ ...lookUps, key: id }], clock.now());
    if (!within.ok) return within;
    // This runs outside of a transaction, because a name server may take seconds.
    const state = await domainProof.find(found.domain, found.record);
    if (state === 'absent') return err({ kind: 'domain/not-published' });
    if (state === 'unknown') return err({ kind: 'domain/not-checked' });
    return prove(ports, caller, found, { how: 'dns', reason: null });
  };
}

/** Our staff confirm that a domain belongs to the organization, based on other evidence; the audit log has the reason. */
export type ConfirmDomain = (
  caller: Caller,
  id: string,
  reason: StaffReason,
) => Promise<Result<void, DomainRefused<'confirm'>>>;

export const confirmDomain =
  (ports: Pick<DomainPorts, 'domains' | 'transaction' | 'clock'>): ConfirmDomain =>
  async (caller, id, reason) => {
    const found = await ports.domains.byId(id, scopeOf(caller.actor, 'domain.confirm', ['audited']));
    if (found === null) return err({ kind: 'domain/not-found' });
    if (found.proved !== null) return ok(undefined);
    return prove(ports, caller, found, { how: 'staff', reason });
  };

/** If two organizations verify a domain concurrently, the first one gets it. */
const prove = (
  { transaction, clock }: Pick<DomainPorts, 'transaction' | 'clock'>,
  { account }: Caller,
  { id, domain, organization }: StoredDomain,
  { how, reason }: { readonly how: DomainProofKind; readonly reason: StaffReason | null },
): Promise<Result<void, { readonly kind: 'domain/taken' }>> =>
  transaction.run(async ({ audit, domains }) => {
    if (!(await domains.prove(id, { at: clock.now(), how }))) return err({ kind: 'domain/taken' });
    await audit.record({
      action: 'organization/domain-proved',
      by: account.id,
      subject: idOfPath(organization),
      organization,
      before: null,
      after: { domain, how, reason },
    });
    return ok(undefined);
  });
