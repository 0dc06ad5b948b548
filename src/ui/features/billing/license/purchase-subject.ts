import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import type { Subject } from '#domain/organizations/access/scope.ts';
import type { License } from '#domain/billing/license/license.ts';

/** Returns the subject of a purchase: the user if they hold the current grant themselves or have none, otherwise the organization. */
export function purchaseSubject(license: License, organization: OrganizationPath | null): Subject {
  const { grant, reason } = license;
  const isOwn = (grant?.holder ?? null) === null;
  const isCovered = (reason === 'covered' || reason === 'grace') && !isOwn;
  return {
    relation: isOwn ? 'owner' : 'none',
    organization,
    checked: isCovered ? [] : ['uncovered'],
  };
}
