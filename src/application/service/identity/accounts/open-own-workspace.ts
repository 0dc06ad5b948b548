import type { Account } from '../ports/account-repository.ts';
import { defaultTimeZone, workspaceName } from '#domain/identity/membership/organization.ts';
import type { Ids } from '../../platform/ports/ids.ts';
import type { Stores } from '../../ports/transaction.ts';

/** Creates a workspace for a user who has completed onboarding and has no memberships (ORG-1). Staff do not get a workspace. */
export async function openOwnWorkspace(
  organizations: Pick<Stores['organizations'], 'openWorkspace'>,
  ids: Ids,
  { id, accountType }: Pick<Account, 'id' | 'accountType'>,
  { firstName, lastName, at }: { readonly firstName: string; readonly lastName: string; readonly at: number },
): Promise<void> {
  if (accountType === 'admin') return;
  await organizations.openWorkspace({
    id: ids.next(),
    name: workspaceName(firstName, lastName),
    timeZone: defaultTimeZone,
    owner: { membershipId: ids.next(), accountId: id, role: accountType },
    at,
  });
}
