import type { OrganizationPath, Subject } from '#domain/access/scope.ts';
import type { License } from '#domain/license/license.ts';

/** What buying is about: a license of one’s own, which nobody else renews, or that of the organization one acts in. */
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
