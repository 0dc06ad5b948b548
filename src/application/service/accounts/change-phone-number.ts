import type { AccountRepository } from '../ports/account-repository.ts';
import type { VerifiedIdentity } from '../ports/token-verifier.ts';
import type { RequireAccount } from './require-account.ts';

/** Keeps a phone number for the caller; null takes it away. */
export type ChangePhoneNumber = (identity: VerifiedIdentity, phoneNumber: string | null) => Promise<void>;

export function changePhoneNumber(
  requireAccount: RequireAccount,
  accounts: AccountRepository,
): ChangePhoneNumber {
  return async (identity, phoneNumber) => {
    const { id } = await requireAccount(identity);
    await accounts.changePhoneNumber(id, phoneNumber);
  };
}
