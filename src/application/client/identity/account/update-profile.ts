import {
  parseProfileChange,
  type Profile,
  type ProfileDraft,
  type ProfileInvalid,
} from '#domain/identity/account/profile.ts';
import type { Result } from '#domain/result.ts';
import type { RecentSignInRequired } from '#domain/identity/sign-in/recent-sign-in.ts';
import type { AccountService } from '../ports/account-service.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';
import type { SessionStore } from '../ports/session-store.ts';
import { shownParts } from './read-profile.ts';

export type UpdateProfileError = ProfileInvalid | RecentSignInRequired | ServiceFailure;
export type UpdateProfile = (draft: ProfileDraft) => Promise<Result<Profile, UpdateProfileError>>;

/** Updates the profile and the session. Spec §5: sends the email address only if it is given. */
export function updateProfile({
  session,
  accounts,
}: {
  readonly session: SessionStore;
  readonly accounts: AccountService;
}): UpdateProfile {
  return async (draft) => {
    const change = parseProfileChange(draft);
    if (!change.ok) return change;
    const saved = await accounts.updateProfile(change.value);
    if (saved.ok) session.update(shownParts(saved.value));
    return saved;
  };
}
