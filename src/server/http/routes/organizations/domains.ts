import { domainOperations as operations } from '#adapters/wire/organizations/domains.ts';
import { parseForm } from '#domain/platform/forms/parse-form.ts';
import { parseDomainClaim } from '#domain/organizations/domains/mail-domain.ts';
import { parseStaffReason } from '#domain/organizations/staff/staff-reason.ts';
import { routes, withForm } from '../../mount-operation.ts';
import { pathOrganizationId } from '../path-id.ts';

/** Routes for mail domains of organizations (ORG-10). */
export const domainRoutes = routes(
  operations,
  { tag: 'Organizations', action: 'organization.configure' },
  ({ domains }) => ({
    listDomains: {
      summary: 'The mail domains of an organization, with the TXT record that verifies each.',
      params: { id: pathOrganizationId },
      handle: ({ caller, params }) => domains.list(caller, params.id),
    },
    claimDomain: {
      summary:
        'Claims a mail domain and returns the TXT record that verifies it. A repeated claim returns the same record.',
      params: { id: pathOrganizationId },
      handle: ({ caller, params, body }) =>
        withForm(parseDomainClaim(body), (form) => domains.claim(caller, params.id, form)),
    },
    removeDomain: {
      summary: 'Removes a mail domain, verified or not. People who joined through it stay.',
      handle: ({ caller, params }) => domains.remove(caller, params.id),
    },
    checkDomain: {
      summary: 'Looks up the TXT record of a claimed domain and marks the domain as verified.',
      problems: ['call/too-many-requests'],
      handle: ({ caller, params }) => domains.check(caller, params.id),
    },
    confirmDomain: {
      tag: 'Staff',
      action: 'domain.confirm',
      summary:
        'Our staff confirm that a claimed domain belongs to the organization; the audit log has the reason.',
      handle: ({ caller, params, body }) =>
        withForm(parseForm({ reason: parseStaffReason(body.reason) }), (form) =>
          domains.confirm(caller, params.id, form.reason),
        ),
    },
  }),
);
