import type { Result } from '#domain/result.ts';
import type { AccountService } from '../ports/account-service.ts';
import type { ServiceFailure } from '../ports/service-failure.ts';
import type { Logout } from '../session/logout.ts';

/** Ends every session of the signed-in user, on every device, this one too (AUT-17). */
export type SignOutEverywhere = () => Promise<Result<void, ServiceFailure>>;

/** Nobody is signed out here before the service has ended the sessions elsewhere. */
export function signOutEverywhere(accounts: AccountService, logout: Logout): SignOutEverywhere {
  return async () => {
    const ended = await accounts.signOutEverywhere();
    if (ended.ok) await logout('everywhere');
    return ended;
  };
}
