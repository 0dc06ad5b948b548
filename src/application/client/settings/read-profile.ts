import type { Profile } from '#domain/account/profile.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { Result } from '#domain/result.ts';
import type { AccountService } from '../ports/account-service.ts';
import type { ServiceFailure } from '../ports/service-failure.ts';
import type { SessionStore } from '../ports/session-store.ts';

/** The parts of a profile that the session shows wherever somebody is. */
export const shownParts = (profile: Profile) => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  phoneNumber: profile.phoneNumber,
  schoolOrDistrict: profile.schoolOrDistrict,
});

/** Reads the profile of the signed-in user. */
export type ReadProfile = (options?: ReadOptions) => Promise<Result<Profile, ServiceFailure>>;

/** What changed on another device or tab shows in the session at once. */
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
