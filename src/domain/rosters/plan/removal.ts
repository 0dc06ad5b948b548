import type { IsoDate } from '../../platform/dates/iso-date.ts';
import type { Change } from '../../classrooms/change-sets/change.ts';
import { keyOf, type Roster, type RosterRow } from '../../classrooms/change-sets/roster.ts';
import type { There } from './import-needs.ts';

/** The number and share of removals, if there are so many that the user must type the number to commit. */
export type Removal = { readonly removed: number; readonly share: number };

/** Maximum share of a kind that may be removed without typing the number; for staff, half of this (ROS-5). */
const maxGoing = 0.2;
const maxStaffGoing = 0.1;

const ends = ({ kind, field, from, to }: Change, today: IsoDate): boolean => {
  if (kind === 'teaching') return field === 'state' && from !== null && to === null;
  if (kind === 'enrollment')
    return field === 'to' && to !== null && to <= today && (from === null || from > today);
  return field === 'state' && to === 'archived';
};

function organizationOf(of: Pick<Change, 'id' | 'kind'>, held: Roster, classrooms: Roster): string {
  const { organization, classroom = '' } = held.get(keyOf(of))?.fields ?? {};
  return organization ?? classrooms.get(`classroom/${classroom}`)?.fields['organization'] ?? '';
}

/** Counts current rows by kind and organization. */
export function countThere(held: Roster, isCurrent: (row: RosterRow) => boolean): readonly There[] {
  const counts = new Map<string, There>();
  for (const row of held.values()) {
    if (row.fields['state'] !== 'active' || !isCurrent(row)) continue;
    const { kind } = row;
    const organization = organizationOf(row, held, held);
    const key = `${kind} ${organization}`;
    counts.set(key, { kind, organization, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()];
}

type Part = { readonly of: number; readonly going: number; readonly most: number };

/** Counts the planned removals by kind and school. For staff, counts people. A person who still teaches a class is not removed. */
export class Removals {
  readonly #there: ReadonlyMap<string, number>;
  readonly #going = new Map<string, number>();
  readonly #rooms: Roster;
  readonly #today: IsoDate;
  readonly #teachingsGoing = new Set<string>();

  constructor(there: readonly There[], classrooms: Roster, today: IsoDate) {
    this.#today = today;
    this.#rooms = classrooms;
    this.#there = new Map(
      there.map(({ kind, organization, count }) => [`${kind} ${organization}`, count] as const),
    );
  }

  add(changes: readonly Change[], held: Roster): void {
    for (const change of changes) {
      if (!ends(change, this.#today)) continue;
      if (change.kind === 'teaching') this.#teachingsGoing.add(change.id);
      else {
        const school = `${change.kind} ${organizationOf(change, held, this.#rooms)}`;
        this.#going.set(school, (this.#going.get(school) ?? 0) + 1);
      }
    }
  }

  /** Returns, by school, the number of people who teach a class, and the number of those who would not teach a class afterwards. */
  #staff(): readonly Part[] {
    const schools = new Map<string, Map<string, boolean>>();
    for (const row of this.#rooms.values()) {
      if (row.kind !== 'teaching') continue;
      const school = organizationOf(row, this.#rooms, this.#rooms);
      const persons = schools.get(school) ?? new Map<string, boolean>();
      const { teacher = '' } = row.fields;
      persons.set(teacher, (persons.get(teacher) ?? false) || !this.#teachingsGoing.has(row.id));
      schools.set(school, persons);
    }
    return [...schools.values()].map((persons) => ({
      of: persons.size,
      going: [...persons.values()].filter((stays) => !stays).length,
      most: maxStaffGoing,
    }));
  }

  /**
   * The removals that need a confirmation: more than 20% of a kind at a school, or more than 10% of its staff. `removed` is their total, and `share` is the
   * largest share. Null if there are none.
   */
  get tooMany(): Removal | null {
    const others = [...this.#going].map(([school, going]) => ({
      of: this.#there.get(school) ?? 0,
      going,
      most: maxGoing,
    }));
    let removed = 0;
    let share = 0;
    for (const { of, going, most } of [...others, ...this.#staff()]) {
      const part = going / Math.max(1, of);
      if (part <= most) continue;
      removed += going;
      share = Math.max(share, part);
    }
    return removed === 0 ? null : { removed, share: Math.round(share * 100) / 100 };
  }
}
