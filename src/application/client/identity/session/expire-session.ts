import type { IdentityProvider } from '../ports/identity-provider.ts';
import type { SessionStore } from '../ports/session-store.ts';

/** Ends a session that our service refuses even with a fresh token. Idempotent. */
export type ExpireSession = () => Promise<void>;

/** AUT-8: a 401 with a fresh token signs the user out; the page redirects to the login with code 440. */
export function expireSession({
  session,
  identity,
}: {
  readonly session: SessionStore;
  readonly identity: IdentityProvider;
}): ExpireSession {
  return async () => {
    if (session.current().state === 'signed-out') return;
    session.leave('lost');
    await identity.signOut();
  };
}
