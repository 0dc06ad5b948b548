import { domainOperations as operations } from '#adapters/wire/v1/domains.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { parseForm } from '#domain/account/parse-form.ts';
import { parseDomainClaim } from '#domain/organizations/mail-domain.ts';
import { parseStaffReason } from '#domain/staff/staff-reason.ts';
import { mounter, withForm } from '../../../mount-operation.ts';
import type { ApiScope } from '../api-scope.ts';
import { pathOrganizationId } from '../path-id.ts';

type Domains = ServiceApp['domains'];

/** Mail domains of organizations (ORG-10). */
export function addDomains(app: ApiScope, { domains }: Pick<ServiceApp, 'domains'>): void {
  addClaims(app, domains);
  addProofs(app, domains);
}

function addClaims(app: ApiScope, { list, claim, remove }: Domains): void {
  const mount = mounter(app, operations, { tag: 'Organizations', action: 'organization.configure' });
  mount(
    'listDomains',
    {
      summary: 'The mail domains that an organization claims, with the TXT record that proves each.',
      params: { id: pathOrganizationId },
    },
    ({ caller, params }) => list(caller, params.id),
  );

  mount(
    'claimDomain',
    {
      summary:
        'Claims a mail domain; answers the TXT record that proves it. Claimed again, the record stays.',
      params: { id: pathOrganizationId },
    },
    ({ caller, params, body }) => withForm(parseDomainClaim(body), (form) => claim(caller, params.id, form)),
  );

  mount(
    'removeDomain',
    { summary: 'Gives a mail domain up, proved or not. Who joined by it stays.' },
    ({ caller, params }) => remove(caller, params.id),
  );
}

function addProofs(app: ApiScope, { check, confirm }: Domains): void {
  const mount = mounter(app, operations, { tag: 'Organizations' });
  mount(
    'checkDomain',
    {
      action: 'organization.configure',
      summary: 'Looks for the TXT record of a claimed domain, and notes it as proved.',
      problems: ['call/too-many-requests'],
    },
    ({ caller, params }) => check(caller, params.id),
  );

  mount(
    'confirmDomain',
    {
      tag: 'Staff',
      action: 'domain.confirm',
      summary: 'Our staff say that a claimed domain is the organization’s; the audit log says why.',
    },
    ({ caller, params, body }) =>
      withForm(parseForm({ reason: parseStaffReason(body.reason) }), (form) =>
        confirm(caller, params.id, form.reason),
      ),
  );
}
