import type { License } from '#domain/license/license.ts';
import { personOf } from '#domain/policy/session.ts';
import { useSession } from '../../app-context.tsx';
import { useRefusal } from '../../data/use-refusal.ts';
import { partWords } from './messages/en/part.ts';

/**
 * What the person of the session has to do with the license that the page is about, in words of their own: who buys it, who gives its seats, who is
 * covered by it, or who is alone with theirs (LIC-4).
 */
export function useOwnPart({ buyers }: Pick<License, 'buyers'>): string {
  const organization = personOf(useSession())?.organization ?? null;
  const path = organization === null || organization.kind === 'workspace' ? null : organization.path;
  const buys = useRefusal('license.buy', { relation: 'none', organization: path }) === null;
  const gives = useRefusal('license.assign-seats') === null;
  if (organization === null || path === null) return partWords.alone;
  if (buys) return partWords.buyer(organization.name);
  return partWords[gives ? 'manager' : 'member'](organization.name, buyers);
}
