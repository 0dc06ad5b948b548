import type { FormInvalid } from '#domain/account/field-problem.ts';
import type { Profile, ProfileChange } from '#domain/account/profile.ts';
import { type EmailAddress, parseEmail } from '#domain/account/text-fields.ts';
import { isRecentSignIn, type RecentSignInRequired } from '#domain/identity/recent-sign-in.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Account } from '../ports/account-repository.ts';
import type { VerifiedIdentity } from '../ports/token-verifier.ts';
import type { Stores, Transaction } from '../ports/transaction.ts';
import { profileOf } from './present-profile.ts';
import type { RequireAccount } from './require-account.ts';

/** Why a profile stays as it was: another address asks for a recent sign-in, and for a present address to leave. */
export type ProfileUnchanged = RecentSignInRequired | FormInvalid<'email'>;

/**
 * Changes the names of whoever calls. Another email is not taken at once: a link goes to it, and a notice to the present
 * one; the profile has it once the link was followed. Spec §5, §7.
 */
export type ChangeProfile = (
  identity: VerifiedIdentity,
  change: ProfileChange,
) => Promise<Result<Profile, ProfileUnchanged>>;

/** It answers alike whether the new address has an account or not: only its mailbox is told (AUT-3). */
export function changeProfile(requireAccount: RequireAccount, transaction: Transaction): ChangeProfile {
  return async (identity, { email, ...names }) => {
    const account = await requireAccount(identity);
    const present = presentAddress(account);
    const leaves = email !== undefined && email !== present;
    if (leaves && !isRecentSignIn(identity.signInAgeMs)) {
      return err({ kind: 'account/recent-sign-in-required' });
    }
    if (leaves && present === null) return err({ kind: 'form/invalid', fields: { email: 'unknown-value' } });
    const changed = await transaction.run(async (stores) => {
      if (leaves && present !== null) await orderMails(stores, present, email);
      return stores.accounts.changeProfile(account.id, names);
    });
    return ok(profileOf(changed ?? account));
  };
}

/** The address that the account is found by now; who has none has no mailbox that could agree. */
function presentAddress({ email }: Account): EmailAddress | null {
  const parsed = parseEmail(email ?? '');
  return parsed.ok ? parsed.value : null;
}

async function orderMails({ outbox }: Stores, account: EmailAddress, email: EmailAddress): Promise<void> {
  await outbox.add({ kind: 'change-email', to: email, account });
  await outbox.add({ kind: 'email-change-notice', to: account });
}
