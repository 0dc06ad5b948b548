import type { Change } from '../roster/change.ts';
import { keyOf, type Roster } from '../roster/roster.ts';
import type { Removal } from './roster-import.ts';

/** More of a kind than this share goes by no single press (ROS-5). */
const mostGoing = 0.2;

/** Whether a change archives its row, or ends it. */
const ends = ({ kind, field, from, to }: Change): boolean =>
  kind === 'enrollment' ? field === 'to' && from === null : field === 'state' && to === 'archived';

/**
 * The most that would go of one kind of what a school holds at present, where that is more than 20 % of it; null where it is not.
 * What is archived or ended already does not count.
 */
export function removalOf(changes: readonly Change[], held: Roster): Removal | null {
  const schoolOf = (of: Pick<Change, 'id' | 'kind'>): string => {
    const fields = held.get(keyOf(of))?.fields ?? {};
    const room = held.get(`classroom/${fields['classroom'] ?? ''}`)?.fields['organization'];
    return `${of.kind} ${fields['organization'] ?? room ?? ''}`;
  };
  const there = new Map<string, number>();
  for (const row of held.values()) {
    const isThere = row.fields['state'] === 'active' && row.fields['to'] === undefined;
    if (isThere) there.set(schoolOf(row), (there.get(schoolOf(row)) ?? 0) + 1);
  }
  const going = new Map<string, number>();
  for (const change of changes)
    if (ends(change)) going.set(schoolOf(change), (going.get(schoolOf(change)) ?? 0) + 1);
  let removed = 0;
  let share = 0;
  for (const [school, count] of going) {
    const part = count / Math.max(1, there.get(school) ?? 0);
    if (part <= mostGoing) continue;
    removed += count;
    share = Math.max(share, part);
  }
  return removed === 0 ? null : { removed, share: Math.round(share * 100) / 100 };
}
