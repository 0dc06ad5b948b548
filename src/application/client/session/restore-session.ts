import type { SignedInIdentity, StoredUser } from '#domain/account/session-user.ts';
import { isSignInRefused } from '#domain/organizations/sign-in-rule.ts';
import type { SignedOutCause } from '#domain/policy/session.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Log } from '../../ports/log.ts';
import type { AccountService } from '../ports/account-service.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { Storage } from '../ports/storage.ts';
import { signOutReasonEntry } from '../storage-entries.ts';
import type { LoadSession } from './load-session.ts';
import { forgetStaleConnection } from './pending-connections.ts';
import type { ProviderReturn } from './return-from-provider.ts';
import type { WithTokenRefreshLock } from './with-token-refresh-lock.ts';

/** Finds out who is signed in, once; anyone who asks again gets the same answer. */
export type RestoreSession = () => Promise<void>;

/** What restoring a session needs. */
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
 * Picks up the session of an earlier visit. Where the record cannot be read (service away), the remembered record stands
 * in for it. Who is remembered but not signed in any more has lost their session, unless another tab left meanwhile. Where the tab was left for a provider's
 * page, what that began is finished first (AUT-14).
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
    // A mailed link may have proved the mailbox since, which is no sign-in: what waited for the address is given now.
    const [opened, ensured] = await Promise.all([loadSession(known), accounts.ensureProfile()]);
    if (opened.ok) {
      if (!ensured.ok) log.warn('The profile could not be ensured', { kind: ensured.error.kind });
      return;
    }
    log.warn('The record of the session could not be read', { kind: opened.error.kind });
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
