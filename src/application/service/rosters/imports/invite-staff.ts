import { parseEmail } from '#domain/platform/forms/text-fields.ts';
import { isSent } from '#domain/organizations/invitations/address-answers.ts';
import type { InvitedRole } from '#domain/organizations/invitations/invitation.ts';
import type { PlannedRow } from '#domain/rosters/plan/planned-row.ts';
import type { InvitedStaff } from '#domain/rosters/imports/roster-import.ts';
import { idOfPath } from '#domain/identity/membership/organization.ts';
import type { Acting } from '../../identity/caller/caller.ts';
import { answersFor, inviteAnswered, organizationFor } from '../../organizations/invitations/invite.ts';
import type { Ids } from '../../platform/ports/ids.ts';
import type { Stores } from '../../ports/transaction.ts';

type Group = { readonly organization: string; readonly role: InvitedRole; readonly emails: string[] };

function groupsOf(rows: readonly PlannedRow[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const { kind, act, changes } of rows) {
    if (kind !== 'staff' || act !== 'added') continue;
    const valueOf = (field: string): string => changes.find((one) => one.field === field)?.to ?? '';
    const [organization, roleText, email] = ['organization', 'role', 'email'].map(valueOf);
    const role = roleText === 'manager' ? 'manager' : 'teacher';
    const key = `${organization} ${role}`;
    const group = groups.get(key) ?? { organization: organization ?? '', role, emails: [] };
    group.emails.push(email ?? '');
    groups.set(key, group);
  }
  return [...groups.values()];
}

/**
 * Invites the staff in planned rows, in the transaction of these rows, if the import's user may invite and seats are free. Returns the number of sent and of
 * refused invitations.
 */
export async function inviteStaff(
  stores: Pick<Stores, 'audit' | 'invitations' | 'jobs' | 'organizations'>,
  orderer: Acting,
  { rows, now, ids }: { readonly rows: readonly PlannedRow[]; readonly now: number; readonly ids: Ids },
): Promise<InvitedStaff> {
  let [sent, notSent] = [0, 0];
  for (const { organization, role, emails } of groupsOf(rows)) {
    const form = { organizationId: idOfPath(organization), role, message: '' };
    // Sequential, because the groups share the seats that are counted. A part has few groups.
    // oxlint-disable-next-line no-await-in-loop
    const into = await organizationFor(stores, orderer, form);
    if (!into.ok) {
      notSent += emails.length;
      continue;
    }
    const pieces = emails.map((text) => {
      const email = parseEmail(text);
      return { text, email: email.ok ? email.value : null, name: null };
    });
    const { path } = into.value;
    // oxlint-disable-next-line no-await-in-loop
    const answer = await answersFor(stores, orderer, { path, pieces, role, now });
    // oxlint-disable-next-line no-await-in-loop
    await inviteAnswered(stores, orderer, { ...form, path, answer, now, ids });
    const invited = answer.answers.filter((piece) => isSent(piece.answer)).length;
    sent += invited;
    notSent += emails.length - invited;
  }
  return { sent, notSent };
}
