import type { Result } from '#domain/result.ts';
import type { IdentityAccount, IdentityAccountFailure } from '../ports/identity-account.ts';
import type { RereadRecord } from './reread-record.ts';

/** Takes an authenticator app off the account, by the id that `signInOptions` gives it. */
export type RemoveSecondFactor = (id: string) => Promise<Result<void, IdentityAccountFailure>>;

/** An admin without a second factor must set up another one first (AUT-18): the record says so. */
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
