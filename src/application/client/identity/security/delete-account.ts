import type { OnlyOneInCharge } from '#domain/organizations/members/account-deletion.ts';
import type { Result } from '#domain/result.ts';
import type { RecentSignInRequired } from '#domain/identity/sign-in/recent-sign-in.ts';
import type { Log } from '../../../ports/log.ts';
import type { AccountService } from '../ports/account-service.ts';
import type { IdentityAccount } from '../ports/identity-account.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';
import type { Logout } from '../session/logout.ts';

export type DeleteAccount = () => Promise<
  Result<void, RecentSignInRequired | OnlyOneInCharge | ServiceFailure>
>;

/** Deletes the account and the user's data in this browser, and revokes Apple's tokens. */
export function deleteAccount(
  accounts: AccountService,
  identityAccount: Pick<IdentityAccount, 'withdrawFromApple'>,
  logout: Logout,
  log: Log,
): DeleteAccount {
  return async () => {
    const withdrawn = await identityAccount.withdrawFromApple();
    if (!withdrawn.ok)
      log.warn('The authorization at Apple could not be revoked', { kind: withdrawn.error.kind });
    const deleted = await accounts.deleteAccount();
    if (deleted.ok) await logout('deleted');
    return deleted;
  };
}
