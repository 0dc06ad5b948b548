import type { SignedInIdentity } from '#domain/account/session-user.ts';
import type { IdentityFailure } from '#domain/identity/identity-failure.ts';
import type { FederatedProvider } from '#domain/identity/sign-in-method.ts';
import type { SessionLost } from '#domain/policy/session.ts';
import { isSignInRefused } from '#domain/organizations/sign-in-rule.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../ports/clock.ts';
import type { AccountService } from '../ports/account-service.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';
import type { ServiceFailure } from '../ports/service-failure.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { Storage } from '../ports/storage.ts';
import { campaignEntry } from '../storage-entries.ts';
import type { LoadSession } from './load-session.ts';
import { takeConnection } from './pending-connections.ts';

/** Somebody is in. Where a provider waited to be connected to their account, what came of that (AUT-12). */
export type SignInOutcome = {
  readonly connected: FederatedProvider | null;
  readonly notConnected: IdentityFailure | null;
};

/** Opens the session of the person whom the identity provider just signed in; `byMail` says that it was by a link or code. */
export type CompleteSignIn = (
  identity: SignedInIdentity,
  how?: { readonly byMail: boolean },
) => Promise<Result<SignInOutcome, ServiceFailure | SessionLost>>;

/** Spec §9: the record of a new federated account needs a moment to appear. */
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
 * Spec §4: every sign-in ensures the profile, then loads the record; after Google or Apple 500 ms later, and where that fails the person is signed out again and the session counts as lost. A provider that an earlier page
 * kept is connected only to a person who comes by a mail; any sign-in takes it out (AUT-12).
 */
export function completeSignIn({
  identity,
  accounts,
  loadSession,
  clock,
  storage,
  session,
}: CompleteSignInPorts): CompleteSignIn {
  /** What waits for their address becomes theirs, then their record is read. */
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

  /** The campaign went with the sign-up; where onboarding still asks for something, it goes with that (ONB-4). */
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
      // They would stay signed in at the identity provider, and be refused at each visit.
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
