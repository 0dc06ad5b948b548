import type { Clock } from '../../../ports/clock.ts';
import type { Log } from '../../../ports/log.ts';
import type { AccountService } from '../ports/account-service.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { Storage } from '../../platform/ports/storage.ts';
import { clearLocalSession } from './clear-local-session.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { loadSession } from './load-session.ts';
import { logout } from './logout.ts';
import { requestSignInLink } from './request-sign-in-link.ts';
import { restoreSession } from './restore-session.ts';
import { returnFromProvider } from './return-from-provider.ts';
import { usedCodes } from './used-codes.ts';
import type { WithTokenRefreshLock } from './with-token-refresh-lock.ts';

export type SessionPartsPorts = {
  readonly session: SessionStore;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly log: Log;
  readonly identity: IdentityProvider;
  readonly accounts: AccountService;
  readonly withTokenRefreshLock: WithTokenRefreshLock;
};

export type SessionParts = ReturnType<typeof createSessionParts>;

export function createSessionParts(ports: SessionPartsPorts) {
  const loading = { ...ports, loadSession: loadSession(ports) };
  const signingIn = { ...loading, completeSignIn: completeSignIn(loading) };
  const returning = { ...signingIn, providerReturn: returnFromProvider(signingIn) };
  const clearing = { ...ports, clearLocalSession: clearLocalSession(ports) };
  return {
    loadSession: loading.loadSession,
    completeSignIn: signingIn.completeSignIn,
    providerReturn: returning.providerReturn,
    restoreSession: restoreSession(returning),
    requestSignInLink: requestSignInLink(ports),
    logout: logout(clearing),
    onceOnly: usedCodes(ports),
  };
}
