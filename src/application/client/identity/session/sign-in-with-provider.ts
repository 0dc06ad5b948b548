import type { IdentityFailure } from '#domain/identity/sign-in/identity-failure.ts';
import type { FederatedProvider } from '#domain/identity/sign-in/sign-in-method.ts';
import type { SessionLost } from '#domain/identity/navigation/session.ts';
import type { Result } from '#domain/result.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';
import type { SignInOutcome, CompleteSignIn } from './complete-sign-in.ts';

export type SignInWithProviderError = IdentityFailure | ServiceFailure | SessionLost;
export type SignInWithProvider = (
  provider: FederatedProvider,
  email?: string,
) => Promise<Result<SignInOutcome, SignInWithProviderError>>;

/** Signs in through a provider's popup; `email` is the login hint. Must be called from a click. */
export function signInWithProvider({
  identity,
  completeSignIn,
}: {
  readonly identity: IdentityProvider;
  readonly completeSignIn: CompleteSignIn;
}): SignInWithProvider {
  return async (provider, email) => {
    const signedIn = await identity.signInWithProvider(provider, email);
    return signedIn.ok ? completeSignIn(signedIn.value) : signedIn;
  };
}
