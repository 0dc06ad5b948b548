import type { AccountRepository } from '../ports/account-repository.ts';
import type { IdentityDirectory } from '../ports/identity-directory.ts';
import type { VerifiedIdentity } from '../ports/token-verifier.ts';

/** Whoever calls has a password now, and is not asked for one any more (AUT-13). */
export type FinishPasswordSetup = (identity: VerifiedIdentity) => Promise<void>;

export function finishPasswordSetup(
  directory: Pick<IdentityDirectory, 'finishPasswordSetup'>,
  accounts: Pick<AccountRepository, 'settlePassword'>,
): FinishPasswordSetup {
  return async ({ id }) => {
    await directory.finishPasswordSetup(id);
    await accounts.settlePassword(id);
  };
}
