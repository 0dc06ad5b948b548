import type { SignedInIdentity, StoredUser } from '#domain/identity/account/session-user.ts';
import { isSignInRefused } from '#domain/organizations/access/access-refusal.ts';
import type { SignedOutCause } from '#domain/identity/navigation/session.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Log } from '../../../ports/log.ts';
import type { AccountService } from '../ports/account-service.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { Storage } from '../../platform/ports/storage.ts';
import { signOutReasonEntry } from '../../storage-entries.ts';
import type { LoadSession } from './load-session.ts';
import { forgetStaleConnection } from './pending-connections.ts';
import type { ProviderReturn } from './return-from-provider.ts';
import type { WithTokenRefreshLock } from './with-token-refresh-lock.ts';

/** Restores the session once; repeated calls return the same promise. */
export type RestoreSession = () => Promise<void>;

export type RestorePorts = {
  readonly session: SessionStore;
  readonly identity: IdentityProvider;
  readonly loadSession: LoadSession;
  readonly accounts: Pick<AccountService, 'ensureProfile'>;
  readonly storage: Storage;
  readonly log: Log;
  readonly providerReturn: ProviderReturn;
  readonly withTokenRefreshLock: WithTokenRefreshLock;
  readonly clock: Pick<Clock, 'now'>;
};

/**
 * Restores the session of an earlier visit. If the record cannot be read because the service is unavailable, uses the remembered record. If the remembered user
 * is no longer signed in, the session is lost, unless another tab signed out. After a redirect to a provider, its sign-in is completed first (AUT-14).
 */
export function restoreSession({
  session,
  identity,
  loadSession,
  accounts,
  storage,
  log,
  providerReturn,
  withTokenRefreshLock,
  clock,
}: RestorePorts): RestoreSession {
  const reopen = async (known: SignedInIdentity, remembered: StoredUser | null): Promise<void> => {
    // An emailed link may have verified the address without a sign-in. Pending changes of the address are applied now.
    const [opened, ensured] = await Promise.all([loadSession(known), accounts.ensureProfile()]);
    if (opened.ok) {
      if (!ensured.ok) log.warn('The profile could not be ensured', { kind: ensured.error.kind });
      return;
    }
    log.warn('The account of the session could not be read', { kind: opened.error.kind });
    if (opened.error.kind === 'session/lost' || isSignInRefused(opened.error)) {
      session.leave('lost');
      await identity.signOut();
    } else {
      session.enter(known, remembered?.id === known.id ? remembered : null, []);
    }
  };

  const causeOfNobody = (remembered: StoredUser | null): SignedOutCause =>
    remembered === null ? 'visitor' : (storage.read(signOutReasonEntry) ?? 'lost');

  let restored: Promise<void> | null = null;
  const restore = async (): Promise<void> => {
    forgetStaleConnection(storage, clock);
    await withTokenRefreshLock(() => identity.ready());
    await providerReturn.settle();
    const known = identity.current();
    const before = session.current();
    if (before.state !== 'restoring') return;
    if (known !== null) await reopen(known, before.remembered);
    else session.leave(causeOfNobody(before.remembered));
  };
  return () => {
    restored ??= restore().catch((error: unknown) => {
      restored = null;
      throw error;
    });
    return restored;
  };
}
