import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import type { Profile, ProfileChange } from '#domain/identity/account/profile.ts';
import { type EmailAddress, parseEmail } from '#domain/platform/forms/text-fields.ts';
import type { SignInTooWeak } from '#domain/organizations/access/access-refusal.ts';
import { checkSignIn } from '#domain/organizations/access/can.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Caller } from '../caller/caller.ts';
import { type CallLimited, enforceRateLimits } from '../../platform/limits/limit-calls.ts';
import type { Account, StoredProfileChange } from '../ports/account-repository.ts';
import type { RateLimiter, RateRule } from '../../platform/ports/rate-limiter.ts';
import type { Stores, Transaction } from '../../ports/transaction.ts';
import { profileOf } from './present-profile.ts';

/** Rate limit per account for emails to new addresses (SEC-3). */
const orders: RateRule = { name: 'change of address', limit: 5, windowMs: 3_600_000 };

/** Reasons why the profile was not changed. A new address requires a recent sign-in and a current address. */
export type ProfileUnchanged = SignInTooWeak | FormInvalid<'email'> | CallLimited;

/**
 * Updates the caller's names, phone number, and school or district. For a new email address, sends a link to it and a notice to the current address. The
 * address changes when the link is opened. Spec §5, §7.
 */
export type ChangeProfile = (
  caller: Caller,
  change: ProfileChange,
) => Promise<Result<Profile, ProfileUnchanged>>;

export type ChangeProfilePorts = {
  readonly transaction: Transaction;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
};

/** The response does not reveal whether the new address has an account. Only the email to the new address contains that information (AUT-3). */
export function changeProfile({ transaction, limiter, clock }: ChangeProfilePorts): ChangeProfile {
  const mayLeave = async ({ account, actor }: Caller): Promise<Result<EmailAddress, ProfileUnchanged>> => {
    const admitted = checkSignIn('account.change-address', actor.accountType, actor.signIn);
    if (!admitted.ok) return admitted;
    const present = parseEmail(account.email ?? '');
    // Without a current address, the user cannot confirm the change.
    if (!present.ok) return err({ kind: 'form/invalid', fields: { email: 'unknown-value' } });
    const taken = await enforceRateLimits(limiter, [{ ...orders, key: account.id }], clock.now());
    return taken.ok ? present : taken;
  };

  const change = async (account: Account, fields: StoredProfileChange, order?: Order): Promise<Profile> => {
    const changed = await transaction.run(async (stores) => {
      if (order !== undefined) await orderMails(stores, account.id, order);
      return stores.accounts.changeProfile(account.id, fields);
    });
    return profileOf(changed ?? account);
  };

  return async (caller, { email, ...fields }) => {
    const { account } = caller;
    const stays = email === undefined || email === account.email?.toLowerCase();
    if (stays) return ok(await change(account, fields));
    const present = await mayLeave(caller);
    if (!present.ok) return present;
    return ok(await change(account, fields, { from: present.value, to: email }));
  };
}

type Order = { readonly from: EmailAddress; readonly to: EmailAddress };

async function orderMails({ jobs, audit }: Stores, id: string, { from, to }: Order): Promise<void> {
  await audit.record({ action: 'account/email-change-ordered', by: id, subject: id });
  await jobs.enqueue('mail', { kind: 'change-email', to, account: from });
  await jobs.enqueue('mail', { kind: 'email-change-notice', to: from });
}
