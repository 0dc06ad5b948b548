import {
  keyOf,
  type Roster,
  type RosterRow,
  type RowKey,
  teachingId,
} from '../../classrooms/change-sets/roster.ts';
import type { ImportChoices, StaffAccounts } from './import-needs.ts';
import type { Thing } from './planned-things.ts';
import {
  personKey,
  type RosterSnapshot,
  type SourceEnrollment,
  type SourceStaff,
} from '../files/roster-snapshot.ts';

type Needs = {
  readonly snapshot: Pick<RosterSnapshot, 'classrooms' | 'enrollments' | 'staff'>;
  readonly held: Roster;
  readonly wanted: Roster;
  readonly accounts: StaffAccounts;
  readonly choices: Pick<ImportChoices, 'archiveLeft' | 'by'>;
  /** Returns our id of a source's classroom; null until a user decides. */
  readonly roomOf: (classroom: string) => string | null;
};

/** The wanted roster with its teachings, and each teaching as a planned entity, ended ones first. */
export type PlannedTeachings = { readonly wanted: Roster; readonly things: readonly Thing[] };

export const staffName = ({ given, family }: Pick<SourceStaff, 'family' | 'given'>): string =>
  [given, family].filter((part) => part !== null && part !== '').join(' ');

class WantedTeachings {
  readonly roster: Map<RowKey, RosterRow>;
  readonly #needs: Needs;
  readonly #emails: ReadonlyMap<string, string | null>;

  constructor(needs: Needs) {
    this.roster = new Map(needs.wanted);
    this.#needs = needs;
    this.#emails = new Map(needs.snapshot.staff.map((one) => [personKey(one), one.email]));
  }

  /** Adds a teacher's enrollment to the roster. Returns the teaching's id, `left` or `undecided`. */
  put({ state, classroom, person }: SourceEnrollment): string {
    const heldClassroom = this.#needs.roomOf(classroom);
    const account = this.#needs.accounts.get(this.#emails.get(person) ?? '');
    if (heldClassroom !== null && account !== undefined)
      return state === 'left' ? this.#end(heldClassroom, account) : this.#begin(heldClassroom, account);
    return state === 'left' ? 'left' : 'undecided';
  }

  #end(classroom: string, account: string): string {
    const id = teachingId(classroom, account);
    const key = keyOf({ kind: 'teaching', id });
    const there = this.#needs.held.get(key);
    if (there === undefined) return 'left';
    if (this.#needs.choices.archiveLeft && there.fields['role'] !== 'owner') this.roster.delete(key);
    return id;
  }

  #begin(classroom: string, teacher: string): string {
    const { held, choices } = this.#needs;
    const id = teachingId(classroom, teacher);
    const key = keyOf({ kind: 'teaching', id });
    const heldClassroom = keyOf({ kind: 'classroom', id: classroom });
    if (!this.roster.has(heldClassroom)) return 'left';
    const owns = teacher === choices.by && !held.has(heldClassroom);
    const fields = { state: 'active', classroom, teacher, role: 'co-teacher' };
    if (!held.has(key) && !owns) this.roster.set(key, { kind: 'teaching', id, fields });
    return id;
  }
}

/**
 * Adds members as co-teachers of the source's classrooms if their address is in the source. Removes teachers who left at the source if the user chose to, but
 * never an owner. A teacher missing in the files stays (R13).
 */
export function planTeachings(needs: Needs): PlannedTeachings {
  const { snapshot } = needs;
  const wanted = new WantedTeachings(needs);
  const staff = new Map(snapshot.staff.map((one) => [personKey(one), one]));
  const classrooms = new Map(snapshot.classrooms.map(({ id, name }) => [id, name]));
  const things: Thing[] = [];
  for (const enrollment of snapshot.enrollments) {
    if (enrollment.role !== 'teacher') continue;
    const { person, classroom, state, at } = enrollment;
    const who = staff.get(person);
    const name = `${who === undefined ? person : staffName(who)} · ${classrooms.get(classroom) ?? classroom}`;
    things.push({ kind: 'teaching', id: wanted.put(enrollment), state, name, at });
  }
  const left = things.filter(({ state }) => state === 'left');
  return { wanted: wanted.roster, things: [...left, ...things.filter(({ state }) => state !== 'left')] };
}
