import { personOf } from '#domain/policy/session.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { Storage } from '../ports/storage.ts';
import { endedMembershipEntry, tabMembershipEntry } from '../storage-entries.ts';

/** The organization that this tab acts in (ORG-1). */
export type TabOrganization = {
  /** Its id, which goes with each call; null where the service decides, as in a new tab. */
  readonly current: () => string | null;
  /** The membership of the organization of this id has ended: the tab names it no more. Doing it twice does nothing more. */
  readonly end: (id: string) => void;
  /** Calls back after each such end; returns a function that stops it. */
  readonly onEnd: (listener: () => void) => () => void;
};

export type TabOrganizationPorts = {
  readonly session: SessionStore;
  readonly identity: Pick<IdentityProvider, 'current'>;
  readonly storage: Storage;
};

/**
 * Reads what the session keeps for this tab. While a page is restored, the person whom it remembers counts; while somebody
 * logs in, the one whom the identity provider names: nobody acts in an organization that another person chose here.
 */
export function tabOrganization({ session, identity, storage }: TabOrganizationPorts): TabOrganization {
  const listeners = new Set<() => void>();
  const ofPerson = () => {
    const kept = storage.read(tabMembershipEntry);
    const person = personOf(session.current()) ?? identity.current();
    return kept !== null && kept.id === person?.id ? kept.organization : null;
  };
  return {
    current: () => ofPerson()?.id ?? null,
    end(id) {
      const organization = ofPerson();
      if (organization?.id !== id) return;
      storage.forget(tabMembershipEntry);
      storage.write(endedMembershipEntry, organization.name);
      for (const listener of listeners) listener();
    },
    onEnd(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
