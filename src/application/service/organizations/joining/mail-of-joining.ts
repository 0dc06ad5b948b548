import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import { parseEmail } from '#domain/platform/forms/text-fields.ts';
import type { Account } from '../../identity/ports/account-repository.ts';
import type { StoredJoinRequest } from '../ports/join-request-repository.ts';
import type { Stores } from '../../ports/transaction.ts';

/** Maximum number of emails per request. Other managers see the request in the list. */
const maxMails = 5;

type Asked = {
  readonly organization: OrganizationPath;
  readonly name: string;
  readonly account: Pick<Account, 'email' | 'firstName' | 'lastName'>;
};

/** Emails the managers who can decide about a request. The email contains the requester's address, so that it is deleted with the requester's account. */
export async function mailDeciders(
  { jobs, joinRequests }: Pick<Stores, 'jobs' | 'joinRequests'>,
  kind: 'join-asked' | 'move-asked',
  { organization, name, account: { email, firstName, lastName } }: Asked,
): Promise<void> {
  const account = parseEmail(email ?? '');
  if (!account.ok) return;
  const named = [firstName, lastName].filter((part) => part !== null && part !== '').join(' ');
  const about = { organization: name, person: named === '' ? null : named, account: account.value };
  for (const to of await joinRequests.deciders(organization, maxMails)) {
    await jobs.enqueue('mail', { kind, to, ...about });
  }
}

export async function mailAnswer(
  { jobs }: Pick<Stores, 'jobs'>,
  { email, workspace, organizationName: organization }: StoredJoinRequest,
  answer: 'approved' | 'declined',
): Promise<void> {
  const to = parseEmail(email ?? '');
  const kind = workspace === null ? 'join-answered' : 'move-answered';
  if (to.ok) await jobs.enqueue('mail', { kind, to: to.value, organization, answer });
}
