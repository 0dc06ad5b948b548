import type { License } from '#domain/billing/license/license.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { useSession } from '../../../app-context.tsx';
import { useRefusal } from '../../../data/use-refusal.ts';
import { partWords } from './messages/en/part.ts';

/** Returns the user's relation to the license on the page: they buy it, assign its seats, are covered by it, or have an individual license (LIC-4). */
export function useOwnPart({ buyers }: Pick<License, 'buyers'>): string {
  const organization = personOf(useSession())?.organization ?? null;
  const path = organization === null || organization.kind === 'workspace' ? null : organization.path;
  const buys = useRefusal('license.buy', { relation: 'none', organization: path }) === null;
  const gives = useRefusal('license.assign-seats') === null;
  if (organization === null || path === null) return partWords.alone;
  if (buys) return partWords.buyer(organization.name);
  return partWords[gives ? 'manager' : 'member'](organization.name, buyers);
}
