import type { IdentityDirectory } from '../ports/identity-directory.ts';
import type { VerifiedIdentity } from '../ports/token-verifier.ts';

/** Ends every session of whoever calls, this one too: tokens from before hold no more (SEC-1). */
export type SignOutEverywhere = (identity: VerifiedIdentity) => Promise<void>;

export function signOutEverywhere(directory: Pick<IdentityDirectory, 'endSessions'>): SignOutEverywhere {
  return ({ id }) => directory.endSessions(id);
}
