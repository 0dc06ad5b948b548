import type { FormInvalid } from '#domain/account/field-problem.ts';
import type { Profile, ProfileChange } from '#domain/account/profile.ts';
import { type EmailAddress, parseEmail } from '#domain/account/text-fields.ts';
import type { SignInTooWeak } from '#domain/access/access-refusal.ts';
import { checkSignIn } from '#domain/access/can.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Caller } from '../access/caller.ts';
import { type CallLimited, takeWithin } from '../limits/limit-calls.ts';
import type { Account, StoredProfileChange } from '../ports/account-repository.ts';
import type { RateLimiter, RateRule } from '../ports/rate-limiter.ts';
import type { Stores, Transaction } from '../ports/transaction.ts';
import { profileOf } from './present-profile.ts';

/** How often one account may order mails to addresses that it says are its own (SEC-3). */
const orders: RateRule = { name: 'change of address', limit: 5, windowMs: 3_600_000 };

/** Why a profile stays as it was: another address asks for a recent sign-in, and for a present address to leave. */
export type ProfileUnchanged = SignInTooWeak | FormInvalid<'email'> | CallLimited;

/**
 * Changes names, phone number, and school or district of the caller. Another email is not taken at once: a link goes to it, and a notice to the present
 * one; the profile has it once the link was followed. Spec §5, §7.
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

/** It answers alike whether the new address has an account or not: only its mailbox is told (AUT-3). */
export function changeProfile({ transaction, limiter, clock }: ChangeProfilePorts): ChangeProfile {
  /** The address that may be left for another one now. */
  const mayLeave = async ({ account, actor }: Caller): Promise<Result<EmailAddress, ProfileUnchanged>> => {
    const admitted = checkSignIn('account.change-address', actor.accountType, actor.signIn);
    if (!admitted.ok) return admitted;
    const present = parseEmail(account.email ?? '');
    // Who has no address has no mailbox that could agree.
    if (!present.ok) return err({ kind: 'form/invalid', fields: { email: 'unknown-value' } });
    const taken = await takeWithin(limiter, [{ ...orders, key: account.id }], clock.now());
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
