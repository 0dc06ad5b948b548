import type { IsoDate } from '../../platform/dates/iso-date.ts';
import { byRow, type Change } from '../../classrooms/change-sets/change.ts';
import { keyOf, type RosterKind, type RowKey } from '../../classrooms/change-sets/roster.ts';
import type { SourceLink } from './import-needs.ts';
import type { PlannedRow } from './planned-row.ts';
import type { SourcePlace, SourceState } from '../files/roster-snapshot.ts';

export type PlannedCounts = {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Number of rows that left at the source (R20). */
  readonly left: number;
  /** Number of rows that would overwrite a user's edit. They are applied only if the user chooses so. */
  readonly heldBack: number;
  /** Number of rows in classrooms of another source or managed by hand (R17). This import may match them but not change them. */
  readonly otherSource: number;
  /** Number of rows that belong to an unknown entity, or that a user must match to a stored row or decide to add. */
  readonly undecided: number;
};

export type Thing = {
  readonly kind: RosterKind;
  /** Our id; `left` if there is no row and no row is added; `undecided` until a user decides. */
  readonly id: string;
  readonly state: SourceState;
  readonly name: string;
  readonly at: SourcePlace;
  /** Our student whom it is about, or may be about; null or missing if there is none. */
  readonly student?: string | null;
  readonly key?: string;
  readonly twin?: string;
  readonly erasedOn?: IsoDate;
};

const none: PlannedCounts = {
  added: 0,
  changed: 0,
  unchanged: 0,
  left: 0,
  heldBack: 0,
  otherSource: 0,
  undecided: 0,
};

export type ImportCounts = Readonly<
  Record<'classrooms' | 'enrollments' | 'staff' | 'students' | 'teachings', PlannedCounts>
>;

export const noCounts: ImportCounts = {
  classrooms: none,
  students: none,
  enrollments: none,
  teachings: none,
  staff: none,
};

const added = (one: PlannedCounts, other: PlannedCounts): PlannedCounts => ({
  added: one.added + other.added,
  changed: one.changed + other.changed,
  unchanged: one.unchanged + other.unchanged,
  left: one.left + other.left,
  heldBack: one.heldBack + other.heldBack,
  otherSource: one.otherSource + other.otherSource,
  undecided: one.undecided + other.undecided,
});

export const sumOfCounts = (one: ImportCounts, other: ImportCounts): ImportCounts => ({
  classrooms: added(one.classrooms, other.classrooms),
  students: added(one.students, other.students),
  enrollments: added(one.enrollments, other.enrollments),
  teachings: added(one.teachings, other.teachings),
  staff: added(one.staff, other.staff),
});

/**
 * The changes of a plan: those to apply (`free`), those held back because they would overwrite edits (`overwriting`), and those of another source (`foreign`).
 */
export type Parted = Readonly<Record<'foreign' | 'free' | 'overwriting', readonly Change[]>>;

export class PlannedActs {
  readonly #free: ReadonlyMap<RowKey, readonly Change[]>;
  readonly #overwriting: ReadonlyMap<RowKey, readonly Change[]>;
  readonly #foreign: ReadonlyMap<RowKey, readonly Change[]>;
  readonly #added = new Set<RowKey>();

  /** `free` changes are applied. `overwriting` changes would overwrite user edits (R12). `foreign` changes belong to a different source (R17). */
  constructor({ free, overwriting, foreign }: Parted) {
    const byKey = (changes: readonly Change[]) =>
      new Map(byRow(changes).map((row) => [keyOf(row), row.changes] as const));
    this.#free = byKey(free);
    this.#overwriting = byKey(overwriting);
    this.#foreign = byKey(foreign);
    for (const row of byRow(free)) if (row.act === 'add') this.#added.add(keyOf(row));
  }

  /** Counts each entity once, even if several rows are about the same student. */
  count(things: Iterable<Thing>): ImportCounts {
    const counts = {
      classroom: { ...none },
      student: { ...none },
      enrollment: { ...none },
      teaching: { ...none },
    };
    const seen = new Set<RowKey>();
    const students = new Set<string>();
    for (const thing of things) {
      const isStudent = thing.kind === 'student' && thing.id !== 'undecided';
      if (isStudent && students.has(thing.id)) continue;
      if (isStudent) students.add(thing.id);
      const act = this.#countedAs(thing, seen);
      counts[thing.kind][act] += 1;
    }
    const { classroom, student, enrollment, teaching } = counts;
    return {
      classrooms: classroom,
      students: student,
      enrollments: enrollment,
      teachings: teaching,
      staff: none,
    };
  }

  /** Yields the planned rows, each once, in the order of `things`. `links` are saved with their rows. */
  *rows(things: Iterable<Thing>, links: readonly SourceLink[]): Generator<PlannedRow> {
    const linkOf = new Map(links.map((link) => [keyOf(link), link.sourceId]));
    const seen = new Set<RowKey>();
    for (const thing of things) {
      const rowKey = keyOf(thing);
      if (thing.id === 'undecided' || thing.id === 'left') yield { ...rowOf(thing), id: null, act: thing.id };
      else if (!seen.has(rowKey)) {
        seen.add(rowKey);
        yield* this.#rowsOf(thing, linkOf.get(rowKey) ?? null);
      }
    }
  }

  *#rowsOf(thing: Thing, link: string | null): Generator<PlannedRow> {
    const key = keyOf(thing);
    const [free = [], held = []] = [this.#free.get(key), this.#overwriting.get(key)];
    const foreign = this.#foreign.get(key) ?? [];
    if (foreign.length > 0) {
      yield { ...rowOf(thing), act: 'otherSource', changes: foreign.map(valuesOf) };
      if (link !== null) yield { ...rowOf(thing), act: 'known', link };
      return;
    }
    if (held.length > 0) yield { ...rowOf(thing), act: 'heldBack', changes: held.map(valuesOf) };
    if (free.length > 0 || link !== null || thing.state === 'left')
      yield { ...rowOf(thing), act: this.#listedAs(key, thing.state), changes: free.map(valuesOf), link };
  }

  #listedAs(key: RowKey, state: SourceState): PlannedRow['act'] {
    if (state === 'left') return 'left';
    if (this.#added.has(key)) return 'added';
    return this.#free.has(key) ? 'changed' : 'known';
  }

  #countedAs({ kind, id, state }: Thing, seen: Set<RowKey>): keyof PlannedCounts {
    if (id === 'undecided') return id;
    const key = keyOf({ kind, id });
    if (this.#foreign.has(key)) return 'otherSource';
    if (this.#overwriting.has(key)) return 'heldBack';
    if (state === 'left') return 'left';
    if (!this.#free.has(key)) return 'unchanged';
    if (!this.#added.has(key)) return 'changed';
    // Several rows of a list may be about the same student. The first row adds the student.
    if (seen.has(key)) return 'unchanged';
    seen.add(key);
    return 'added';
  }
}

const rowOf = ({ kind, id, name, at, student, key, twin, erasedOn }: Thing): Omit<PlannedRow, 'act'> => ({
  kind,
  id,
  student: student ?? null,
  name,
  at,
  changes: [],
  link: null,
  key: key ?? null,
  twin: twin ?? null,
  erasedOn: erasedOn ?? null,
});

const valuesOf = ({ field, from, to }: Change) => ({ field, from, to });
