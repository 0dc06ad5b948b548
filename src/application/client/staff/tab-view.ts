import { personOf } from '#domain/policy/session.ts';
import type { Clock } from '../../ports/clock.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { Storage } from '../ports/storage.ts';
import { tabMembershipEntry, tabViewEntry } from '../storage-entries.ts';

/** The view in which our staff look at the product as somebody else in this tab (ORG-5). */
export type TabView = {
  /**
   * Its id, which goes with each call; null outside of a view. It stays when its time is over, until the tab leaves it: so a page
   * that still shows somebody else's data asks nothing as staff.
   */
  readonly current: () => string | null;
  /** From the next page load on, this tab views. */
  readonly enter: (viewId: string, until: number) => void;
  /** From the next page load on, this tab is the staff member's own again. */
  readonly leave: () => void;
};

export type TabViewPorts = {
  readonly session: SessionStore;
  readonly identity: Pick<IdentityProvider, 'current'>;
  readonly storage: Storage;
  readonly clock: Pick<Clock, 'now'>;
};

/** Keeps it for this tab and this person; a page that is loaded after its end has left it. */
export function tabView({ session, identity, storage, clock }: TabViewPorts): TabView {
  const personId = (): string | null => (personOf(session.current()) ?? identity.current())?.id ?? null;
  // What the tab was in an organization is the viewed person's while it views.
  const leave = (): void => {
    storage.forget(tabViewEntry);
    storage.forget(tabMembershipEntry);
  };
  const kept = storage.read(tabViewEntry);
  if (kept !== null && kept.until <= clock.now()) leave();
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
