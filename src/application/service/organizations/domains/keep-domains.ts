import { scopeOf } from '#domain/organizations/access/scope-of.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import type { DomainRefused, MailDomain } from '#domain/organizations/domains/mail-domain.ts';
import { idOfPath } from '#domain/identity/membership/organization.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { auditedRead } from '../../platform/audit/audited-read.ts';
import type { DomainPorts } from './domain-ports.ts';

/**
 * Returns the domains of an organization that the caller manages, sorted by name. Our staff may read those of any organization; each of their reads is logged.
 */
export type ListDomains = (
  caller: Caller,
  organizationId: string,
) => Promise<Result<readonly MailDomain[], DomainRefused<'list'>>>;

export function listDomains({
  organizations,
  domains,
  transaction,
}: Pick<DomainPorts, 'organizations' | 'domains' | 'transaction'>): ListDomains {
  const audited = auditedRead({ transaction });
  const listOf = async (stores: Pick<DomainPorts, 'organizations' | 'domains'>, id: string, scope: Scope) => {
    const organization = await stores.organizations.byId(id, scope);
    return organization && { path: organization.path, claimed: await stores.domains.list(id) };
  };
  return async ({ account, actor }, id) => {
    const scope = scopeOf(actor, 'organization.configure', ['audited']);
    const found = scope.everything
      ? await audited(
          (read: Awaited<ReturnType<typeof listOf>>) => ({
            action: 'organization/read',
            by: account.id,
            subject: id,
            organization: read?.path ?? null,
          }),
          (stores) => listOf(stores, id, scope),
        )
      : await listOf({ organizations, domains }, id, scope);
    return found === null ? err({ kind: 'organization/no-such-school' }) : ok(found.claimed);
  };
}

/**
 * Removes a domain. Users with an address at the domain no longer get the suggestion to join, and a different organization may verify the domain. Members stay.
 */
export type RemoveDomain = (caller: Caller, id: string) => Promise<Result<void, DomainRefused<'remove'>>>;

export const removeDomain =
  ({ transaction }: Pick<DomainPorts, 'transaction'>): RemoveDomain =>
  ({ account, actor }, id) =>
    transaction.run(async ({ audit, domains }): Promise<Result<void, DomainRefused<'remove'>>> => {
      const found = await domains.byId(id, scopeOf(actor, 'organization.configure'));
      if (found === null || !(await domains.remove(id))) return err({ kind: 'domain/not-found' });
      const { domain, organization } = found;
      await audit.record({
        action: 'organization/domain-removed',
        by: account.id,
        subject: idOfPath(organization),
        organization,
        before: { domain },
        after: null,
      });
      return ok(undefined);
    });
