import type { IdentityFailure } from '#domain/identity/identity-failure.ts';
import type { FederatedProvider } from '#domain/identity/sign-in-method.ts';
import type { Result } from '#domain/result.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';
import type { Storage } from '../ports/storage.ts';
import { leftForProviderEntry } from '../storage-entries.ts';

/** Leaves this page for the provider's, where popups are blocked (AUT-14). Answers only where it could not be left. */
export type LeaveForProvider = (
  provider: FederatedProvider,
  email?: string,
) => Promise<Result<never, IdentityFailure>>;

/** Notes in the tab that it left, so that the page which it comes back to knows that somebody may be on their way in. */
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
