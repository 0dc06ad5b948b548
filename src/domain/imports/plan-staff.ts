import { personKey, type SourceStaff } from './roster-snapshot.ts';
import type { ImportChoices, StaffAccounts } from './import-needs.ts';
import { staffName } from './plan-teachings.ts';
import type { PlannedRow } from './planned-row.ts';
import { noCounts, type PlannedCounts } from './planned-things.ts';
import { placeOf } from './wanted-roster.ts';

/** What happens to the staff whom the files name: who is to be invited, or could be, and how many each. */
export type PlannedStaff = { readonly rows: readonly PlannedRow[]; readonly counts: PlannedCounts };

/**
 * Plans whom to invite: staff whose address no member has. Nobody is invited unless somebody said so, and nobody of whom the files
 * have no address. Who has left at the source stays a member: no file ends a membership.
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
