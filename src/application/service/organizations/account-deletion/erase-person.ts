import { parseEmail } from '#domain/platform/forms/text-fields.ts';
import type { Result } from '#domain/result.ts';
import type { Account } from '../../identity/ports/account-repository.ts';
import type { IdentityDirectory } from '../../identity/ports/identity-directory.ts';
import type { VerifiedIdentity } from '../../identity/ports/token-verifier.ts';
import type { Stores, Transaction } from '../../ports/transaction.ts';
import { assignFreedSeats } from '../members/assign-freed-seats.ts';
import { rememberTrial } from '../../identity/accounts/ended-trial.ts';
import type { Vault } from '../../platform/ports/vault.ts';
import type { Clock } from '../../../ports/clock.ts';

export type ErasedPerson = Pick<VerifiedIdentity, 'id' | 'email' | 'emailVerified'>;

export type ErasePersonPorts = {
  readonly transaction: Transaction;
  readonly clock: Clock;
  readonly directory: Pick<IdentityDirectory, 'erase'>;
  readonly vault: Pick<Vault, 'digest'>;
};

/** Options of a deletion: a check in the same transaction that may refuse it, and the audit entry. */
type Erasure<E> = {
  readonly check: (stores: Stores) => Promise<Result<void, E>>;
  readonly record: (audit: Stores['audit']) => Promise<void>;
};

/**
 * Deletes a person's data, then their identity. The identity is last, because it is needed for a retry. A concurrent call may have created the account again,
 * so the data is checked once more at the end.
 */
export async function erasePerson<E>(
  { transaction, directory, clock, vault }: ErasePersonPorts,
  person: ErasedPerson,
  { check, record }: Erasure<E>,
): Promise<Result<void, E>> {
  const erased = await transaction.run(async (stores) => {
    const checked = await check(stores);
    if (!checked.ok) return checked;
    const account = await eraseRecord(stores, person, clock.now());
    if (account !== null) await rememberTrial(stores, vault, { account, at: clock.now() });
    await sendFarewell(stores, account);
    await record(stores.audit);
    return checked;
  });
  if (!erased.ok) return erased;
  await directory.erase(person.id);
  await transaction.run((stores) => eraseRecord(stores, person, clock.now()));
  return erased;
}

async function eraseRecord(
  stores: Stores,
  { id, email, emailVerified }: ErasedPerson,
  at: number,
): Promise<Account | null> {
  const { classrooms, consents, invitations, jobs, notices, organizations } = stores;
  const { passes, recoveryCodes, roster, settings, viewAs } = stores;
  const mailbox = parseEmail(email ?? '');
  const proved = emailVerified && mailbox.ok ? mailbox.value : null;
  const held = (await organizations.membershipsOf(id)).filter(({ seated }) => seated);
  await classrooms.forget(id, proved);
  const gone = await organizations.forget(id, at);
  await roster.forget(gone);
  await passes.forget(id);
  await viewAs.forget(id);
  await invitations.forget(id, proved);
  if (proved !== null) await settings.forget(proved);
  await notices.forget(id, proved);
  await recoveryCodes.replace(id, []);
  await consents.forget(id);
  await jobs.forget(id);
  const erased = await stores.accounts.erase(id);
  for (const { organization } of held)
    if (!gone.includes(organization)) await assignFreedSeats(stores, { by: null, organization, at });
  return erased;
}

/** The email that confirms the deletion is the only one that still contains the person's name. */
async function sendFarewell({ jobs }: Stores, account: Account | null): Promise<void> {
  const to = parseEmail(account?.email ?? '');
  if (!to.ok) return;
  await jobs.forget(to.value);
  await jobs.enqueue('mail', { kind: 'account-deleted', to: to.value });
}
