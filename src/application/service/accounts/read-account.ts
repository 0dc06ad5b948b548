import type { AccountRecord } from '#domain/account/session-user.ts';
import { secondFactorRequired } from '#domain/identity/second-factor.ts';
import { accessAt } from '#domain/license/grant.ts';
import type { Clock } from '../../ports/clock.ts';
import type { VerifiedIdentity } from '../ports/token-verifier.ts';
import type { RequireAccount } from './require-account.ts';

/** The record of the caller. Spec §7, `GET /v1/app/users/me`. */
export type ReadAccount = (identity: VerifiedIdentity) => Promise<AccountRecord>;

/** The access state is derived from the grants and the time at each reading (LIC-1). */
export function readAccount(requireAccount: RequireAccount, clock: Clock): ReadAccount {
  return async (identity) => {
    const account = await requireAccount(identity);
    const access = accessAt(clock.now(), account.grants);
    return {
      firstName: account.firstName,
      lastName: account.lastName,
      phoneNumber: account.phoneNumber,
      accessState: access.state,
      accountType: account.accountType,
      trialDaysLeft: access.trialDaysLeft,
      schoolOrDistrict: account.schoolOrDistrict,
      signInMethod: identity.signInMethod,
      passwordRemoved: account.earlyPassword === 'removed',
      secondFactorRequired: secondFactorRequired(account.accountType, identity.secondFactor),
    };
  };
}
