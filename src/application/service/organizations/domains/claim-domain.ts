import {
  type DomainRefused,
  hasDomains,
  type MailDomain,
  maxDomains,
  verificationRecord,
} from '#domain/organizations/domains/mail-domain.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { actOnOrganization } from '../settings/act-on-organization.ts';
import type { DomainPorts } from './domain-ports.ts';

/** Claims a domain for an organization; returns the DNS record that verifies it. Idempotent. */
export type ClaimDomain = (
  caller: Caller,
  organizationId: string,
  claim: { readonly domain: string },
) => Promise<Result<MailDomain, DomainRefused<'claim'>>>;

export function claimDomain({
  publicMailDomains,
  transaction,
  secrets,
  clock,
  ids,
}: Pick<DomainPorts, 'publicMailDomains' | 'transaction' | 'secrets' | 'clock' | 'ids'>): ClaimDomain {
  return (caller, id, { domain }) =>
    actOnOrganization<MailDomain, DomainRefused<'claim'>>(
      { transaction },
      caller,
      { id, action: 'organization.configure' },
      async ({ stores: { audit, domains }, organization: { kind, path } }) => {
        if (!hasDomains(kind)) return err({ kind: 'domain/workspace' });
        if (publicMailDomains.has(domain)) return err({ kind: 'domain/public' });
        const present = await domains.list(id);
        const standing = present.find((each) => each.domain === domain);
        if (standing !== undefined) return ok(standing);
        if (present.length >= maxDomains) return err({ kind: 'domain/limit' });
        const given = { id: ids.next(), domain, record: verificationRecord(secrets.linkKey()) };
        const claimed = await domains.claim({ ...given, organizationId: id, at: clock.now() });
        if (claimed === null) return err({ kind: 'domain/taken' });
        await audit.record({
          action: 'organization/domain-claimed',
          by: caller.account.id,
          subject: id,
          organization: path,
          before: null,
          after: { domain },
        });
        return ok(claimed);
      },
    );
}
