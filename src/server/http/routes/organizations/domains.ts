import { domainOperations as operations } from '#adapters/wire/organizations/domains.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { parseForm } from '#domain/platform/forms/parse-form.ts';
import { parseDomainClaim } from '#domain/organizations/domains/mail-domain.ts';
import { parseStaffReason } from '#domain/organizations/staff/staff-reason.ts';
import { mounter, withForm } from '../../mount-operation.ts';
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
      summary: 'The mail domains of an organization, with the TXT record that verifies each.',
      params: { id: pathOrganizationId },
    },
    ({ caller, params }) => list(caller, params.id),
  );

  mount(
    'claimDomain',
    {
      summary:
        'Claims a mail domain and returns the TXT record that verifies it. A repeated claim returns the same record.',
      params: { id: pathOrganizationId },
    },
    ({ caller, params, body }) => withForm(parseDomainClaim(body), (form) => claim(caller, params.id, form)),
  );

  mount(
    'removeDomain',
    { summary: 'Removes a mail domain, verified or not. People who joined through it stay.' },
    ({ caller, params }) => remove(caller, params.id),
  );
}

function addProofs(app: ApiScope, { check, confirm }: Domains): void {
  const mount = mounter(app, operations, { tag: 'Organizations' });
  mount(
    'checkDomain',
    {
      action: 'organization.configure',
      summary: 'Looks up the TXT record of a claimed domain and marks the domain as verified.',
      problems: ['call/too-many-requests'],
    },
    ({ caller, params }) => check(caller, params.id),
  );

  mount(
    'confirmDomain',
    {
      tag: 'Staff',
      action: 'domain.confirm',
      summary:
        'Our staff confirm that a claimed domain belongs to the organization; the audit log has the reason.',
    },
    ({ caller, params, body }) =>
      withForm(parseForm({ reason: parseStaffReason(body.reason) }), (form) =>
        confirm(caller, params.id, form.reason),
      ),
  );
}
