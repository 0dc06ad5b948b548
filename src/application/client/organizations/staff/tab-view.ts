import { personOf } from '#domain/identity/navigation/session.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { IdentityProvider } from '../../identity/ports/identity-provider.ts';
import type { SessionStore } from '../../identity/ports/session-store.ts';
import type { Storage } from '../../platform/ports/storage.ts';
import { tabMembershipEntry, tabViewEntry } from '../../storage-entries.ts';

/** The view-as of one of our staff in this tab (ORG-5). */
export type TabView = {
  /**
   * The id that is sent with each call; null without a view. The id stays set after the view expires, until the tab leaves the view. Otherwise, a page with the
   * viewed user's data could make calls as staff.
   */
  readonly current: () => string | null;
  readonly enter: (viewId: string, until: number) => void;
  readonly leave: () => void;
};

export type TabViewPorts = {
  readonly session: SessionStore;
  readonly identity: Pick<IdentityProvider, 'current'>;
  readonly storage: Storage;
  readonly clock: Pick<Clock, 'now'>;
};

/** Stores the view for this tab and staff member; a page that loads after the view expired leaves the view. */
export function tabView({ session, identity, storage, clock }: TabViewPorts): TabView {
  const personId = (): string | null => (personOf(session.current()) ?? identity.current())?.id ?? null;
  // While viewing, the tab's membership is that of the viewed user.
  const leave = (): void => {
    storage.forget(tabViewEntry);
    storage.forget(tabMembershipEntry);
  };
  const stored = storage.read(tabViewEntry);
  if (stored !== null && stored.until <= clock.now()) leave();
  return {
    current() {
      const view = storage.read(tabViewEntry);
      return view !== null && view.staffId === personId() ? view.id : null;
    },
    enter(viewId, until) {
      const staffId = personId();
      if (staffId === null) return;
      storage.forget(tabMembershipEntry);
      storage.write(tabViewEntry, { id: viewId, staffId, until });
    },
    leave,
  };
}
