import { personKey, type SourceStaff } from '../files/roster-snapshot.ts';
import type { ImportChoices, StaffAccounts } from './import-needs.ts';
import { staffName } from './plan-teachings.ts';
import type { PlannedRow } from './planned-row.ts';
import { noCounts, type PlannedCounts } from './planned-things.ts';
import { placeOf } from './wanted-roster.ts';

export type PlannedStaff = { readonly rows: readonly PlannedRow[]; readonly counts: PlannedCounts };

/**
 * Plans invitations of staff whose address does not belong to a member. Invites only if the user chose to, and only staff with an address. Staff who left at
 * the source stay members, because files do not end memberships.
 */
export function planStaff(
  staff: readonly SourceStaff[],
  accounts: StaffAccounts,
  choices: ImportChoices,
): PlannedStaff {
  const counts = { ...noCounts.staff };
  const seen = new Set<string>();
  const rows = staff.flatMap((one): readonly PlannedRow[] => {
    const { email, role, school, state, at } = one;
    const key = email ?? personKey(one);
    const isKnown = email !== null && accounts.has(email);
    if (state === 'left' || isKnown || seen.has(key)) {
      counts.unchanged += 1;
      return [];
    }
    seen.add(key);
    const organization = placeOf(choices, school);
    const isInvited = choices.inviteStaff && email !== null && organization !== null;
    const act = isInvited ? 'added' : 'undecided';
    counts[act] += 1;
    const values = isInvited ? { email, role, organization } : {};
    const changes = Object.entries(values).map(([field, to]) => ({ field, from: null, to }));
    const name = staffName(one) || (email ?? personKey(one));
    const about = { id: null, student: null, link: null, key: null, twin: null, erasedOn: null };
    return [{ kind: 'staff', act, name, at, changes, ...about }];
  });
  return { rows, counts };
}
