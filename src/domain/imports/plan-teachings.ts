import { keyOf, type Roster, type RosterRow, type RowKey, teachingId } from '../roster/roster.ts';
import type { ImportChoices, StaffAccounts } from './import-needs.ts';
import type { Thing } from './planned-things.ts';
import {
  personKey,
  type RosterSnapshot,
  type SourceEnrollment,
  type SourceStaff,
} from './roster-snapshot.ts';

/** What teachings are planned by. */
type Needs = {
  readonly snapshot: Pick<RosterSnapshot, 'classrooms' | 'enrollments' | 'staff'>;
  /** The classrooms that are held, with who teaches them. */
  readonly held: Roster;
  /** The classrooms as the source wants them. */
  readonly wanted: Roster;
  readonly accounts: StaffAccounts;
  readonly choices: Pick<ImportChoices, 'archiveLeft' | 'by'>;
  /** Ours of a classroom of the source; null where nobody has said yet. */
  readonly roomOf: (classroom: string) => string | null;
};

/** Who teaches which classroom by the files: the roster that is wanted with them, and each place as a thing, those that go first. */
export type PlannedTeachings = { readonly wanted: Roster; readonly things: readonly Thing[] };

/** What somebody of the staff is called. */
export const staffName = ({ given, family }: Pick<SourceStaff, 'family' | 'given'>): string =>
  [given, family].filter((part) => part !== null && part !== '').join(' ');

/** The roster that is wanted, teaching by teaching. */
class WantedTeachings {
  readonly roster: Map<RowKey, RosterRow>;
  readonly #needs: Needs;
  readonly #emails: ReadonlyMap<string, string | null>;

  constructor(needs: Needs) {
    this.roster = new Map(needs.wanted);
    this.#needs = needs;
    this.#emails = new Map(needs.snapshot.staff.map((one) => [personKey(one), one.email]));
  }

  /** Puts an enrollment of somebody who teaches into the roster; answers its row as a thing is named. */
  put({ state, classroom, person }: SourceEnrollment): string {
    const room = this.#needs.roomOf(classroom);
    const account = this.#needs.accounts.get(this.#emails.get(person) ?? '');
    if (room !== null && account !== undefined)
      return state === 'left' ? this.#end(room, account) : this.#begin(room, account);
    return state === 'left' ? 'left' : 'undecided';
  }

  #end(room: string, account: string): string {
    const id = teachingId(room, account);
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
    const room = keyOf({ kind: 'classroom', id: classroom });
    // A classroom that is not wanted had left before it came.
    if (!this.roster.has(room)) return 'left';
    const owns = teacher === choices.by && !held.has(room);
    const fields = { state: 'active', classroom, teacher, role: 'co-teacher' };
    if (!held.has(key) && !owns) this.roster.set(key, { kind: 'teaching', id, fields });
    return id;
  }
}

/**
 * Members of the school whom the source names by their address become teachers of its classrooms, beside those who are. Whoever has left
 * there teaches no more where that was asked for; an owner stays. Nobody goes because a file does not name them (R13).
 */
export function planTeachings(needs: Needs): PlannedTeachings {
  const { snapshot } = needs;
  const wanted = new WantedTeachings(needs);
  const staff = new Map(snapshot.staff.map((one) => [personKey(one), one]));
  const rooms = new Map(snapshot.classrooms.map(({ id, name }) => [id, name]));
  const things: Thing[] = [];
  for (const enrollment of snapshot.enrollments) {
    if (enrollment.role !== 'teacher') continue;
    const { person, classroom, state, at } = enrollment;
    const who = staff.get(person);
    const name = `${who === undefined ? person : staffName(who)} · ${rooms.get(classroom) ?? classroom}`;
    things.push({ kind: 'teaching', id: wanted.put(enrollment), state, name, at });
  }
  const left = things.filter(({ state }) => state === 'left');
  return { wanted: wanted.roster, things: [...left, ...things.filter(({ state }) => state !== 'left')] };
}
