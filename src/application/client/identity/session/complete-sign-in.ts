import type { SignedInIdentity } from '#domain/identity/account/session-user.ts';
import type { IdentityFailure } from '#domain/identity/sign-in/identity-failure.ts';
import type { FederatedProvider } from '#domain/identity/sign-in/sign-in-method.ts';
import type { SessionLost } from '#domain/identity/navigation/session.ts';
import { isSignInRefused } from '#domain/organizations/access/access-refusal.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { AccountService } from '../ports/account-service.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { Storage } from '../../platform/ports/storage.ts';
import { campaignEntry } from '../../storage-entries.ts';
import type { LoadSession } from './load-session.ts';
import { takeConnection } from './pending-connections.ts';

/** The result of a sign-in, with the result of linking a pending provider (AUT-12). */
export type SignInOutcome = {
  readonly connected: FederatedProvider | null;
  readonly notConnected: IdentityFailure | null;
};

/** Starts the session of the user whom the identity provider just signed in; `byMail` is true for a sign-in by an emailed link or code. */
export type CompleteSignIn = (
  identity: SignedInIdentity,
  how?: { readonly byMail: boolean },
) => Promise<Result<SignInOutcome, ServiceFailure | SessionLost>>;

/** Spec §9: after this delay, in milliseconds, the record of a new federated account exists. */
const ensureProfileDelay = 500;

const wait = (clock: Clock, ms: number): Promise<void> =>
  new Promise((resolve) => void clock.after(ms, resolve));

export type CompleteSignInPorts = {
  readonly identity: IdentityProvider;
  readonly accounts: AccountService;
  readonly loadSession: LoadSession;
  readonly clock: Clock;
  readonly storage: Storage;
  readonly session: Pick<SessionStore, 'current'>;
};

/**
 * Spec §4: every sign-in first ensures that the profile exists, then loads the record. After a sign-in by Google or Apple, the record is loaded 500 ms later.
 * If that fails, the user is signed out and the session is lost. A provider that an earlier page stored is linked only after a sign-in by email. Any sign-in
 * removes the stored provider (AUT-12).
 */
export function completeSignIn({
  identity,
  accounts,
  loadSession,
  clock,
  storage,
  session,
}: CompleteSignInPorts): CompleteSignIn {
  const ensureAndLoad: LoadSession = async (known) => {
    const ensured = await accounts.ensureProfile();
    return ensured.ok ? loadSession(known) : ensured;
  };

  const afterProvider: LoadSession = async (known) => {
    await wait(clock, ensureProfileDelay);
    const opened = await ensureAndLoad(known);
    if (opened.ok) return opened;
    await identity.signOut();
    return isSignInRefused(opened.error) ? err(opened.error) : err({ kind: 'session/lost' });
  };

  /** The campaign was sent with the sign-up; if onboarding is incomplete, it is sent with onboarding (ONB-4). */
  const endCampaign = (): void => {
    const current = session.current();
    if (current.state === 'signed-in' && current.missing.length === 0) storage.forget(campaignEntry);
  };

  return async (known, { byMail } = { byMail: false }) => {
    const pending = takeConnection(storage, clock);
    const connected = await identity.connectPending(byMail ? pending : null);
    const open = known.signInMethod === 'email' ? ensureAndLoad : afterProvider;
    const opened = await open(known);
    if (!opened.ok) {
      // Otherwise the user would stay signed in at the identity provider and the service would refuse them at each visit.
      if (isSignInRefused(opened.error)) await identity.signOut();
      return opened;
    }
    endCampaign();
    return ok(
      connected.ok
        ? { connected: connected.value, notConnected: null }
        : { connected: null, notConnected: connected.error },
    );
  };
}
