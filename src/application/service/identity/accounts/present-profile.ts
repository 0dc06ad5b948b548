import { personDetailsOf } from '#domain/identity/account/person-details.ts';
import type { Profile } from '#domain/identity/account/profile.ts';
import type { Account } from '../ports/account-repository.ts';
import type { Caller } from '../caller/caller.ts';

/** Returns the part of an account that is shown in its profile. Spec §3. */
export const profileOf = (account: Account): Profile => ({
  firstName: account.firstName,
  lastName: account.lastName,
  email: account.email,
  accountType: account.accountType,
  phoneNumber: account.phoneNumber,
  ...personDetailsOf(account),
});

/** Returns the caller's profile. Spec §7. */
export type PresentProfile = (caller: Caller) => Profile;

export const presentProfile: PresentProfile = ({ account }) => profileOf(account);
