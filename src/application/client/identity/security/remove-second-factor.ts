import type { Result } from '#domain/result.ts';
import type { IdentityAccount, IdentityAccountFailure } from '../ports/identity-account.ts';
import type { RereadRecord } from '../session/reread-record.ts';

export type RemoveSecondFactor = (id: string) => Promise<Result<void, IdentityAccountFailure>>;

/** Reads the record again after the removal, because an admin without a second factor must set up a new one (AUT-18). */
export function removeSecondFactor(
  identityAccount: IdentityAccount,
  rereadRecord: RereadRecord,
): RemoveSecondFactor {
  return async (id) => {
    const removed = await identityAccount.removeSecondFactor(id);
    if (removed.ok) await rereadRecord();
    return removed;
  };
}
