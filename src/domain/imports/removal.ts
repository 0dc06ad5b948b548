import type { Change } from '../roster/change.ts';
import { keyOf, type Roster } from '../roster/roster.ts';
import type { There } from './import-needs.ts';
import type { Removal } from './roster-import.ts';

/** More of a kind than this share goes by no single press; of the staff, half of it (ROS-5). */
const mostGoing = 0.2;
const mostStaffGoing = 0.1;

/** Whether a change archives its row, or ends it. */
const ends = ({ kind, field, from, to }: Change): boolean => {
  if (kind === 'teaching') return field === 'state' && from !== null && to === null;
  return kind === 'enrollment' ? field === 'to' && from === null : field === 'state' && to === 'archived';
};

/** The organization of a row; `rooms` knows those of classrooms. */
function organizationOf(of: Pick<Change, 'id' | 'kind'>, held: Roster, rooms: Roster): string {
  const { organization, classroom = '' } = held.get(keyOf(of))?.fields ?? {};
  return organization ?? rooms.get(`classroom/${classroom}`)?.fields['organization'] ?? '';
}

/** Counts what is there of a roster. */
export function countThere(held: Roster): readonly There[] {
  const counts = new Map<string, There>();
  for (const row of held.values()) {
    if (row.fields['state'] !== 'active' || row.fields['to'] !== undefined) continue;
    const { kind } = row;
    const organization = organizationOf(row, held, held);
    const key = `${kind} ${organization}`;
    counts.set(key, { kind, organization, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()];
}

/** Counts part by part what a plan takes away. */
export class Removals {
  readonly #there: ReadonlyMap<string, number>;
  readonly #going = new Map<string, number>();

  constructor(there: readonly There[]) {
    this.#there = new Map(
      there.map(({ kind, organization, count }) => [`${kind} ${organization}`, count] as const),
    );
  }

  /** Adds changes of rows that are held; `rooms` are all classrooms that are. */
  add(changes: readonly Change[], held: Roster, rooms: Roster): void {
    for (const change of changes) {
      if (!ends(change)) continue;
      const school = `${change.kind} ${organizationOf(change, held, rooms)}`;
      this.#going.set(school, (this.#going.get(school) ?? 0) + 1);
    }
  }

  /** The most that would go of one kind of what a school holds at present, where that is more than 20 % of it, or 10 % of its staff; null where it is not. */
  get tooMany(): Removal | null {
    let removed = 0;
    let share = 0;
    for (const [school, count] of this.#going) {
      const part = count / Math.max(1, this.#there.get(school) ?? 0);
      if (part <= (school.startsWith('teaching ') ? mostStaffGoing : mostGoing)) continue;
      removed += count;
      share = Math.max(share, part);
    }
    return removed === 0 ? null : { removed, share: Math.round(share * 100) / 100 };
  }
}
