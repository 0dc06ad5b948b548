import { parseEmail } from '#domain/account/text-fields.ts';
import type { SignInTooWeak } from '#domain/access/access-refusal.ts';
import { checkSignIn } from '#domain/access/can.ts';
import { ok, type Result } from '#domain/result.ts';
import { signInOf } from '../access/caller.ts';
import type { Account } from '../ports/account-repository.ts';
import type { IdentityDirectory } from '../ports/identity-directory.ts';
import type { VerifiedIdentity } from '../ports/token-verifier.ts';
import type { Stores, Transaction } from '../ports/transaction.ts';

/** Deletes the caller: what the product keeps of them, then their identity (AUT-17). A repeat goes on where it ended. */
export type EraseAccount = (identity: VerifiedIdentity) => Promise<Result<void, SignInTooWeak>>;

export type EraseAccountPorts = {
  readonly transaction: Transaction;
  readonly directory: Pick<IdentityDirectory, 'erase'>;
};

/**
 * The identity goes last: with it goes the right to ask again. A call that was on its way meanwhile may have opened an
 * account again, so that the product's part is looked at once more.
 */
export function eraseAccount({ transaction, directory }: EraseAccountPorts): EraseAccount {
  return async (identity) => {
    // A repeat after a failure may come when the account is already gone.
    const strong = checkSignIn('account.erase', null, signInOf(identity));
    if (!strong.ok) return strong;
    await transaction.run(async (stores) => {
      await sayFarewell(stores, await eraseRecord(stores, identity));
      const { id } = identity;
      await stores.audit.record({ action: 'account/erased', by: id, subject: id });
    });
    await directory.erase(identity.id);
    await transaction.run((stores) => eraseRecord(stores, identity));
    return ok(undefined);
  };
}

async function eraseRecord(
  { accounts, classrooms, jobs, recoveryCodes }: Stores,
  { id, email, emailVerified }: VerifiedIdentity,
): Promise<Account | null> {
  const mailbox = parseEmail(email ?? '');
  await classrooms.forget(id, emailVerified && mailbox.ok ? mailbox.value : null);
  await recoveryCodes.replace(id, []);
  await jobs.forget(id);
  return accounts.erase(id, emailVerified);
}

/** The last mail to the person is the only one that still names them. */
async function sayFarewell({ jobs }: Stores, account: Account | null): Promise<void> {
  const to = parseEmail(account?.email ?? '');
  if (!to.ok) return;
  await jobs.forget(to.value);
  await jobs.enqueue('mail', { kind: 'account-deleted', to: to.value });
}
