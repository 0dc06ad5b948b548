import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { PersonNotFound, StaffManagedElsewhere } from '#domain/organizations/staff/person.ts';
import type { StaffReason } from '#domain/organizations/staff/staff-reason.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { AccountRepository } from '../../identity/ports/account-repository.ts';
import { erasePerson, type ErasePersonPorts } from '../account-deletion/erase-person.ts';

/** Deletes an account on behalf of its owner (SEC-6). `address` is as typed by staff and must match the account's, to prevent mistakes. Cannot be undone. */
export type EraseForPerson = (
  caller: Caller,
  accountId: string,
  address: string,
  reason: StaffReason,
) => Promise<Result<void, PersonNotFound | StaffManagedElsewhere | FormInvalid<'address'>>>;

export type EraseForPersonPorts = ErasePersonPorts & { readonly accounts: Pick<AccountRepository, 'byId'> };

export function eraseForPerson({ accounts, ...ports }: EraseForPersonPorts): EraseForPerson {
  return async (caller, accountId, address, reason) => {
    const account = await accounts.byId(accountId);
    if (account === null) return err({ kind: 'person/not-found' });
    if (account.accountType === 'admin') return err({ kind: 'person/staff' });
    const { email, mailboxProved: emailVerified } = account;
    // For an account without an address, staff type its id.
    if (address.trim().toLowerCase() !== (email ?? accountId).toLowerCase())
      return err({ kind: 'form/invalid', fields: { address: 'malformed' } });
    return erasePerson(
      ports,
      { id: accountId, email, emailVerified },
      {
        // There is no check, because the owner has a right to the deletion, even as the last one in charge of an organization.
        check: async () => ok(undefined),
        record: (audit) =>
          audit.record({
            action: 'account/erased-by-staff',
            by: caller.account.id,
            onBehalfOf: accountId,
            subject: accountId,
            before: null,
            after: { reason },
          }),
      },
    );
  };
}
