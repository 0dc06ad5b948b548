import type { SignInTooWeak } from '#domain/organizations/access/access-refusal.ts';
import { checkSignIn } from '#domain/organizations/access/can.ts';
import { onlyInChargeOf, type OnlyOneInCharge } from '#domain/organizations/members/account-deletion.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { signInOf } from '../../identity/caller/caller.ts';
import type { VerifiedIdentity } from '../../identity/ports/token-verifier.ts';
import type { Stores } from '../../ports/transaction.ts';
import { erasePerson, type ErasePersonPorts } from './erase-person.ts';

/**
 * Deletes the caller's data, then their identity (AUT-17). A retry continues after a failure. Refused if the caller is the last one in charge of an
 * organization with other members; they must first name a successor (ORG-3).
 */
export type EraseAccount = (
  identity: VerifiedIdentity,
) => Promise<Result<void, SignInTooWeak | OnlyOneInCharge>>;

export type EraseAccountPorts = ErasePersonPorts;

/** Only one manager of an organization can delete their account at a time. If two managers do so concurrently, the second deletion is refused. */
async function leavesNobodyAlone(
  { organizations }: Pick<Stores, 'organizations'>,
  accountId: string,
): Promise<Result<void, OnlyOneInCharge>> {
  await organizations.lockAllOf(accountId);
  const alone = onlyInChargeOf(await organizations.runBy(accountId));
  return alone.length === 0 ? ok(undefined) : err({ kind: 'account/runs-alone' });
}

export function eraseAccount(ports: EraseAccountPorts): EraseAccount {
  return async (identity) => {
    // On a retry after a failure, the account may already be deleted.
    const strong = checkSignIn('account.erase', null, signInOf(identity));
    if (!strong.ok) return strong;
    const { id } = identity;
    return erasePerson(ports, identity, {
      check: (stores) => leavesNobodyAlone(stores, id),
      record: (audit) => audit.record({ action: 'account/erased', by: id, subject: id }),
    });
  };
}
