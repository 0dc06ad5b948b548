import type { createBrowserRouter } from 'react-router';
import type { SessionStore } from '#application/client/identity/ports/session-store.ts';
import type { Storage } from '#application/client/platform/ports/storage.ts';
import { endedMembershipEntry } from '#application/client/storage-entries.ts';
import type { OwnOrganization } from '#domain/identity/membership/own-organization.ts';
import type { Session } from '#domain/identity/navigation/session.ts';
import { toast } from '../components/notices/toast.ts';
import { organizationWords as words } from '../features/organizations/organizations/messages/en/organizations.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'revalidate' | 'navigate'>;

export type FollowOrganizationPorts = {
  readonly session: SessionStore;
  readonly storage: Storage;
  readonly router: Router;
};

/** The user and their organization, or null if no user is logged in. */
type Place = { readonly person: string; readonly organization: OwnOrganization | null };

const placeOf = (session: Session): Place | null =>
  session.state === 'signed-in' ? { person: session.user.id, organization: session.user.organization } : null;

const isNotFound = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;

/** Returns the parent path, which is the list that contains the page. */
const listOf = (pathname: string): string => pathname.slice(0, pathname.lastIndexOf('/')) || '/';

/** Reloads the page for the new organization. If the page does not exist there, opens its list. */
async function showPageAnew({ router }: FollowOrganizationPorts): Promise<void> {
  const { pathname } = router.state.location;
  await router.revalidate();
  const isStill = router.state.location.pathname === pathname;
  if (!isStill || !Object.values(router.state.errors ?? {}).some(isNotFound)) return;
  await router.navigate(listOf(pathname), { replace: true });
}

/** Explains once why the tab switched to a different organization (R10). */
function explainEnd({ storage }: FollowOrganizationPorts, next: OwnOrganization | null): boolean {
  const ended = storage.read(endedMembershipEntry);
  if (ended === null) return false;
  storage.forget(endedMembershipEntry);
  toast(next === null ? words.ended(ended) : words.endedIn(ended, next.name));
  return true;
}

/**
 * Follows a change of the tab's organization, which a switch or the end of a membership causes (ORG-1). Reloads the page and informs the user. Returns a
 * function that stops it.
 */
export function followOrganization(ports: FollowOrganizationPorts): () => void {
  const { session } = ports;
  let before = placeOf(session.current());
  if (before !== null) explainEnd(ports, before.organization);
  return session.subscribe(() => {
    const now = placeOf(session.current());
    const last = before;
    before = now;
    if (now === null) return;
    const isSame = last?.person === now.person && last.organization?.id === now.organization?.id;
    if (isSame) return;
    const isTold = explainEnd(ports, now.organization);
    if (last?.person !== now.person) return;
    if (!isTold && last.organization !== null && now.organization !== null) {
      toast(words.changed(now.organization.name));
    }
    void showPageAnew(ports);
  });
}
