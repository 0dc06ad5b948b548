import { personOf } from '#domain/identity/navigation/session.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { Storage } from '../../platform/ports/storage.ts';
import { endedMembershipEntry, tabMembershipEntry } from '../../storage-entries.ts';

/** The organization that this tab acts in (ORG-1). */
export type TabOrganization = {
  /** The id that is sent with each call; null if the service chooses it, as in a new tab. */
  readonly current: () => string | null;
  /** Records that the membership of this organization has ended, so the tab stops sending its id. Idempotent. */
  readonly end: (id: string) => void;
  readonly onEnd: (listener: () => void) => () => void;
};

export type TabOrganizationPorts = {
  readonly session: SessionStore;
  readonly identity: Pick<IdentityProvider, 'current'>;
  readonly storage: Storage;
};

/**
 * Reads this tab's stored organization. It belongs to one user: the remembered user during page load, and the identity provider's user during login. The choice
 * of a different user is never used.
 */
export function tabOrganization({ session, identity, storage }: TabOrganizationPorts): TabOrganization {
  const listeners = new Set<() => void>();
  const ofPerson = () => {
    const stored = storage.read(tabMembershipEntry);
    const person = personOf(session.current()) ?? identity.current();
    return stored !== null && stored.id === person?.id ? stored.organization : null;
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
