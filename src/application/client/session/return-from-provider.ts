import { ok, type Result } from '#domain/result.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';
import type { Storage } from '../ports/storage.ts';
import { leftForProviderEntry } from '../storage-entries.ts';
import type { SignInOutcome, CompleteSignIn } from './complete-sign-in.ts';
import type { SignInWithProviderError } from './sign-in-with-provider.ts';

/** What came of leaving for a provider; null where this tab did not, or the person turned back. Told once. */
export type ReturnFromProvider = () => Promise<Result<SignInOutcome | null, SignInWithProviderError>>;

/** `settle` finishes what the provider's page began, so that the session opens; `take` tells the page what came of it. */
export type ProviderReturn = { readonly settle: () => Promise<void>; readonly take: ReturnFromProvider };

/** Spec §4 holds for a redirect as for a popup: a person who comes back enters the session by the same steps. */
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
