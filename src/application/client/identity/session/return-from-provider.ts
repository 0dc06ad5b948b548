import { ok, type Result } from '#domain/result.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';
import type { Storage } from '../../platform/ports/storage.ts';
import { leftForProviderEntry } from '../../storage-entries.ts';
import type { SignInOutcome, CompleteSignIn } from './complete-sign-in.ts';
import type { SignInWithProviderError } from './sign-in-with-provider.ts';

/** The result of a redirect to a provider; null if there was no redirect in this tab or the user canceled. It is returned only once. */
export type ReturnFromProvider = () => Promise<Result<SignInOutcome | null, SignInWithProviderError>>;

/** `settle` completes the provider's sign-in and starts the session; `take` returns the result to the page. */
export type ProviderReturn = { readonly settle: () => Promise<void>; readonly take: ReturnFromProvider };

/** Spec §4 applies to redirects and popups: the same steps start the session. */
export function returnFromProvider({
  identity,
  completeSignIn,
  storage,
}: {
  readonly identity: IdentityProvider;
  readonly completeSignIn: CompleteSignIn;
  readonly storage: Storage;
}): ProviderReturn {
  let returning: ReturnType<ReturnFromProvider> | null = null;

  const finish: ReturnFromProvider = async () => {
    if (storage.read(leftForProviderEntry) === null) return ok(null);
    storage.forget(leftForProviderEntry);
    const signedIn = await identity.returnFromProvider();
    if (!signedIn.ok) return signedIn;
    return signedIn.value === null ? ok(null) : completeSignIn(signedIn.value);
  };
  const once = (): ReturnType<ReturnFromProvider> => (returning ??= finish());

  return {
    async settle() {
      await once();
    },
    async take() {
      const outcome = await once();
      returning = null;
      return outcome;
    },
  };
}
