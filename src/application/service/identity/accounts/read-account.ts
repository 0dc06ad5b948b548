import type { AccountRecord } from '#domain/identity/account/session-user.ts';
import { checkSignIn } from '#domain/organizations/access/can.ts';
import { accessAt } from '#domain/organizations/grants/grant.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Caller } from '../caller/caller.ts';
import { presentOwn } from '../caller/present-own.ts';

/** Returns the caller's record in their current organization. Spec §7, `GET /v1/app/users/me`. */
export type ReadAccount = (caller: Caller) => AccountRecord;

/** The access state is computed from grants and time at each read (LIC-1). */
export function readAccount({ clock }: { readonly clock: Clock }): ReadAccount {
  return ({ identity, account, actor, membership, memberships, viewing }) => {
    const access = accessAt(clock.now(), actor.grants);
    return {
      firstName: account.firstName,
      lastName: account.lastName,
      phoneNumber: account.phoneNumber,
      accessState: access.state,
      accountType: actor.accountType,
      trialDaysLeft: access.trialDaysLeft,
      schoolOrDistrict: account.schoolOrDistrict,
      signInMethod: identity.signInMethod,
      passwordRemoved: account.earlyPassword === 'removed',
      secondFactorRequired: !checkSignIn('account.edit', actor.accountType, actor.signIn).ok,
      organization: membership && presentOwn(membership),
      severalOrganizations: memberships.length > 1,
      viewing: viewing ?? null,
    };
  };
}
