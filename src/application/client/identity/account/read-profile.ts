import type { Profile } from '#domain/identity/account/profile.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { Result } from '#domain/result.ts';
import type { AccountService } from '../ports/account-service.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';
import type { SessionStore } from '../ports/session-store.ts';

export const shownParts = (profile: Profile) => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  phoneNumber: profile.phoneNumber,
  schoolOrDistrict: profile.schoolOrDistrict,
});

export type ReadProfile = (options?: ReadOptions) => Promise<Result<Profile, ServiceFailure>>;

export function readProfile({
  session,
  accounts,
}: {
  readonly session: SessionStore;
  readonly accounts: AccountService;
}): ReadProfile {
  return async (options) => {
    const profile = await accounts.profile(options);
    if (profile.ok) session.update(shownParts(profile.value));
    return profile;
  };
}
