import { personDetailsOf } from '#domain/account/person-details.ts';
import type { AccountRecord } from '#domain/account/session-user.ts';
import { checkSignIn } from '#domain/access/can.ts';
import { accessAt } from '#domain/license/grant.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Caller } from '../access/caller.ts';

/** The record of the caller. Spec §7, `GET /v1/app/users/me`. */
export type ReadAccount = (caller: Caller) => AccountRecord;

/** The access state is derived from the grants and the time at each reading (LIC-1). */
export function readAccount({ clock }: { readonly clock: Clock }): ReadAccount {
  return ({ identity, account, actor }) => {
    const access = accessAt(clock.now(), account.grants);
    return {
      firstName: account.firstName,
      lastName: account.lastName,
      phoneNumber: account.phoneNumber,
      accessState: access.state,
      accountType: account.accountType,
      trialDaysLeft: access.trialDaysLeft,
      ...personDetailsOf(account),
      signInMethod: identity.signInMethod,
      passwordRemoved: account.earlyPassword === 'removed',
      secondFactorRequired: !checkSignIn('account.edit', actor.accountType, actor.signIn).ok,
    };
  };
}
