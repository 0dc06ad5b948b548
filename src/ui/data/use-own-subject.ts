import type { Subject } from '#domain/organizations/access/scope.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { useSession } from '../app-context.tsx';

/** Something of the organization that the tab acts in, as permissions see it. */
export const useOwnSubject = (): Subject => ({
  relation: 'none',
  organization: personOf(useSession())?.organization?.path ?? null,
});
