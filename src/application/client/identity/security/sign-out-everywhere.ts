import type { Result } from '#domain/result.ts';
import type { AccountService } from '../ports/account-service.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';
import type { Logout } from '../session/logout.ts';

/** Ends every session of the user on every device, including this one (AUT-17). */
export type SignOutEverywhere = () => Promise<Result<void, ServiceFailure>>;

/** Signs out here only after the service has ended all other sessions. */
export function signOutEverywhere(accounts: AccountService, logout: Logout): SignOutEverywhere {
  return async () => {
    const ended = await accounts.signOutEverywhere();
    if (ended.ok) await logout('everywhere');
    return ended;
  };
}
