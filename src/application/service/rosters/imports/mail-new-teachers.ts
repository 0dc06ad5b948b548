import { everywhere } from '#domain/organizations/access/scope.ts';
import { parseEmail } from '#domain/platform/forms/text-fields.ts';
import type { RosterImport } from '#domain/rosters/imports/roster-import.ts';
import { idOfPath } from '#domain/identity/membership/organization.ts';
import type { Acting } from '../../identity/caller/caller.ts';
import type { Stores } from '../../ports/transaction.ts';

/**
 * Sends one email to each member who became a teacher of classrooms by an import, except the import's user. Must be called in the transaction that commits the
 * import, which happens only once (ROS-5). The email is sent even if the member has unsubscribed from reminders.
 */
export async function mailNewTeachers(
  { jobs, organizations, rosterHistory }: Pick<Stores, 'jobs' | 'organizations' | 'rosterHistory'>,
  { changeSetId, organization }: Pick<RosterImport, 'changeSetId' | 'organization'>,
  { account: { id, email, firstName, lastName } }: Pick<Acting, 'account'>,
): Promise<void> {
  const teachers = changeSetId === null ? [] : await rosterHistory.newTeachers(changeSetId);
  const recipients = teachers.filter(({ accountId }) => accountId !== id);
  const school =
    recipients.length === 0 ? null : await organizations.byId(idOfPath(organization), everywhere);
  if (school === null) return;
  const from = parseEmail(email ?? '');
  const name = [firstName, lastName].filter((part) => part !== null).join(' ');
  const about = {
    organization: school.name,
    by: name === '' ? email : name,
    // The email refers to the account of the import's user, so that it is deleted with that account.
    ...(from.ok ? { account: from.value } : {}),
  };
  for (const { email: address, classrooms } of recipients) {
    const to = parseEmail(address);
    if (to.ok)
      await jobs.enqueue('mail', { kind: 'classrooms-imported', to: to.value, classrooms, ...about });
  }
}
