import type { VerifiedIdentity } from '../ports/token-verifier.ts';
import type { RequireAccount } from './require-account.ts';

/** Makes sure that the caller has an account. Spec §4, after Google or Apple. */
export type EnsureProfile = (identity: VerifiedIdentity) => Promise<void>;

export function ensureProfile(requireAccount: RequireAccount): EnsureProfile {
  return async (identity) => {
    await requireAccount(identity);
  };
}
