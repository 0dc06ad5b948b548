import { everywhere } from '#domain/organizations/access/scope.ts';
import { parseEmail } from '#domain/platform/forms/text-fields.ts';
import { idOfPath, type OrganizationPath } from '#domain/identity/membership/organization.ts';
import type { Account } from '../../identity/ports/account-repository.ts';
import type { Stores } from '../../ports/transaction.ts';

/** Maximum number of emails per request. Other managers see the request in the list. */
const maxMails = 5;

type Change = {
  readonly accountId: string;
  readonly organization: OrganizationPath;
  /** May be empty. */
  readonly why: string;
};

export async function mailSeatChange(
  { accounts, jobs, organizations }: Pick<Stores, 'accounts' | 'jobs' | 'organizations'>,
  kind: 'seat-declined' | 'seat-freed' | 'seat-given',
  { accountId, organization, why }: Change,
): Promise<void> {
  const account = await accounts.byId(accountId);
  const to = parseEmail(account?.email ?? '');
  const named = await organizations.byId(idOfPath(organization), everywhere);
  if (to.ok && named !== null)
    await jobs.enqueue('mail', { kind, to: to.value, organization: named.name, why });
}

type Asking = {
  readonly organization: OrganizationPath;
  readonly name: string;
  readonly account: Pick<Account, 'email' | 'firstName' | 'lastName'>;
  readonly note: string;
};

export async function mailSeatRequest(
  { jobs, joinRequests }: Pick<Stores, 'jobs' | 'joinRequests'>,
  { organization, name, account: { email, firstName, lastName }, note }: Asking,
): Promise<void> {
  const account = parseEmail(email ?? '');
  if (!account.ok) return;
  const named = [firstName, lastName].filter((part) => part !== null && part !== '').join(' ');
  const about = { organization: name, person: named === '' ? null : named, account: account.value, note };
  for (const to of await joinRequests.deciders(organization, maxMails))
    await jobs.enqueue('mail', { kind: 'seat-asked', to, ...about });
}
