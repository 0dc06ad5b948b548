import type { IdentityFailure } from '#domain/identity/identity-failure.ts';
import type { FederatedProvider } from '#domain/identity/sign-in-method.ts';
import type { SessionLost } from '#domain/policy/session.ts';
import type { Result } from '#domain/result.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';
import type { ServiceFailure } from '../ports/service-failure.ts';
import type { Entered, EnterSession } from './enter-session.ts';

export type SignInWithProviderError = IdentityFailure | ServiceFailure | SessionLost;
export type SignInWithProvider = (
  provider: FederatedProvider,
) => Promise<Result<Entered, SignInWithProviderError>>;

/** Signs in through Google's or Apple's popup. Must be called from a person's click. */
export function signInWithProvider(
  identity: IdentityProvider,
  enterSession: EnterSession,
): SignInWithProvider {
  return async (provider) => {
    const signedIn = await identity.signInWithProvider(provider);
    return signedIn.ok ? enterSession(signedIn.value) : signedIn;
  };
}
