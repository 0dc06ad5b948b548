import type { IdentityFailure } from '#domain/identity/identity-failure.ts';
import type { FederatedProvider } from '#domain/identity/sign-in-method.ts';
import type { SessionLost } from '#domain/policy/session.ts';
import { err, type Result } from '#domain/result.ts';
import type { Clock } from '../../ports/clock.ts';
import type { AccountService } from '../ports/account-service.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';
import type { OpenSession } from './open-session.ts';

export type SignInWithProviderError = IdentityFailure | SessionLost;
export type SignInWithProvider = (
  provider: FederatedProvider,
) => Promise<Result<void, SignInWithProviderError>>;

/** Spec §9: the record of a new federated account needs a moment to appear. */
const ensureProfileDelay = 500;

const wait = (clock: Clock, ms: number): Promise<void> =>
  new Promise((resolve) => void clock.after(ms, resolve));

/**
 * Signs in through Google or Apple. Spec §4: after 500 ms the profile is ensured; where that or the loading of
 * the record fails, the person is signed out again and the session counts as lost.
 */
export function signInWithProvider(
  identity: IdentityProvider,
  accounts: AccountService,
  openSession: OpenSession,
  clock: Clock,
): SignInWithProvider {
  return async (provider) => {
    const signedIn = await identity.signInWithProvider(provider);
    if (!signedIn.ok) return signedIn;
    await wait(clock, ensureProfileDelay);
    const ensured = await accounts.ensureProfile();
    const opened = ensured.ok ? await openSession(signedIn.value) : ensured;
    if (opened.ok) return opened;
    await identity.signOut();
    return err({ kind: 'session/lost' });
  };
}
