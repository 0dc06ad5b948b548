import type { Result } from '#domain/result.ts';
import type { RecentSignInRequired } from '#domain/identity/recent-sign-in.ts';
import type { AccountService } from '../ports/account-service.ts';
import type { ServiceFailure } from '../ports/service-failure.ts';
import type { Logout } from '../session/logout.ts';

/** Deletes whoever is signed in, for good. */
export type DeleteAccount = () => Promise<Result<void, RecentSignInRequired | ServiceFailure>>;

/** What this browser keeps of the person goes with the account. */
export function deleteAccount(accounts: AccountService, logout: Logout): DeleteAccount {
  return async () => {
    const deleted = await accounts.deleteAccount();
    if (deleted.ok) await logout('deleted');
    return deleted;
  };
}
