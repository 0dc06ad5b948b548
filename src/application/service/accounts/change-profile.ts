import type { Profile, ProfileChange } from '#domain/account/profile.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { AccountRepository } from '../ports/account-repository.ts';
import type { VerifiedIdentity } from '../ports/token-verifier.ts';
import { profileOf } from './present-profile.ts';
import type { RequireAccount } from './require-account.ts';

/** The address of an account changes by confirmation only, not with the profile. */
export type EmailUnchangeable = { readonly kind: 'profile/email-unchangeable' };

/** Changes the names of whoever calls. An email may be sent along, but not another one. Spec §5, §7. */
export type ChangeProfile = (
  identity: VerifiedIdentity,
  change: ProfileChange,
) => Promise<Result<Profile, EmailUnchangeable>>;

export function changeProfile(requireAccount: RequireAccount, accounts: AccountRepository): ChangeProfile {
  return async (identity, { email, ...names }) => {
    const account = await requireAccount(identity);
    if (email !== undefined && email !== account.email?.toLowerCase()) {
      return err({ kind: 'profile/email-unchangeable' });
    }
    const changed = await accounts.changeProfile(account.id, names);
    return ok(profileOf(changed ?? account));
  };
}
