import type { IdentityFailure } from '#domain/identity/sign-in/identity-failure.ts';
import type { FederatedProvider } from '#domain/identity/sign-in/sign-in-method.ts';
import type { Result } from '#domain/result.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';
import type { Storage } from '../../platform/ports/storage.ts';
import { leftForProviderEntry } from '../../storage-entries.ts';

/** Redirects to the provider if popups are blocked (AUT-14). The promise resolves only if the redirect fails. */
export type LeaveForProvider = (
  provider: FederatedProvider,
  email?: string,
) => Promise<Result<never, IdentityFailure>>;

/** Records the redirect in the tab, so that the page after it knows that a sign-in may be pending. */
export function leaveForProvider({
  identity,
  storage,
}: {
  readonly identity: IdentityProvider;
  readonly storage: Storage;
}): LeaveForProvider {
  return async (provider, email) => {
    storage.write(leftForProviderEntry, provider);
    const stayed = await identity.leaveForProvider(provider, email);
    storage.forget(leftForProviderEntry);
    return stayed;
  };
}
