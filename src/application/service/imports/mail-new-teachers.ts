import { everywhere } from '#domain/access/scope.ts';
import { parseEmail } from '#domain/account/text-fields.ts';
import type { RosterImport } from '#domain/imports/roster-import.ts';
import { idOfPath } from '#domain/organizations/organization.ts';
import type { Acting } from '../access/caller.ts';
import type { Stores } from '../ports/transaction.ts';

/**
 * Tells members whom an import made teachers of classrooms, each in one mail; not whoever ordered it. Called in the transaction in which the
 * import becomes committed, which happens once (ROS-5). Like what a colleague does by hand, it is told whatever reminders somebody stopped.
 */
export async function mailNewTeachers(
  { jobs, organizations, rosterHistory }: Pick<Stores, 'jobs' | 'organizations' | 'rosterHistory'>,
  { changeSetId, organization }: Pick<RosterImport, 'changeSetId' | 'organization'>,
  { account: { id, email, firstName, lastName } }: Pick<Acting, 'account'>,
): Promise<void> {
  const teachers = changeSetId === null ? [] : await rosterHistory.newTeachers(changeSetId);
  const told = teachers.filter(({ accountId }) => accountId !== id);
  const school = told.length === 0 ? null : await organizations.byId(idOfPath(organization), everywhere);
  if (school === null) return;
  const from = parseEmail(email ?? '');
  const name = [firstName, lastName].filter((part) => part !== null).join(' ');
  const about = {
    organization: school.name,
    by: name === '' ? email : name,
    // The mail is about whoever ordered the import too: erasing that account takes it back.
    ...(from.ok ? { account: from.value } : {}),
  };
  for (const { email: address, classrooms } of told) {
    const to = parseEmail(address);
    if (to.ok)
      await jobs.enqueue('mail', { kind: 'classrooms-imported', to: to.value, classrooms, ...about });
  }
}
