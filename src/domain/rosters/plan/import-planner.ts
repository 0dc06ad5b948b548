import type { IsoDate } from '../../platform/dates/iso-date.ts';
import type { Change } from '../../classrooms/change-sets/change.ts';
import { separateOverwriting } from '../../classrooms/change-sets/separate-overwriting.ts';
import { planChanges } from '../../classrooms/change-sets/plan-changes.ts';
import { keyOf, type Roster } from '../../classrooms/change-sets/roster.ts';
import { studentName } from '../../classrooms/students/student.ts';
import { compareCodePoints } from '../../platform/tables/fold-text.ts';
import { otherSourceRooms, partForeign } from './foreign-changes.ts';
import type { HeldStudents } from './held-students.ts';
import type { HeldRoster, HeldRooms, ImportChoices, SourceLink, StaffAccounts } from './import-needs.ts';
import { type MatchedClassrooms, matchClassrooms } from './match-classrooms.ts';
import { type MatchedStudents, matchStudents } from './match-source.ts';
import type { PlannedRow } from './planned-row.ts';
import { groupPersons } from '../files/group-persons.ts';
import { findMissing } from './missing-students.ts';
import { planStaff } from './plan-staff.ts';
import { planTeachings } from './plan-teachings.ts';
import { type ImportCounts, noCounts, PlannedActs, sumOfCounts, type Thing } from './planned-things.ts';
import { Removals, type Removal } from './removal.ts';
import { inNoFile, personKey, type RosterSnapshot, type SourceEnrollment } from '../files/roster-snapshot.ts';
import { shortenedBy } from './shortened-names.ts';
import { SourcePersons } from '../files/source-persons.ts';
import { termOfClass } from '../files/term-of-class.ts';
import { placeOf, WantedRoster } from './wanted-roster.ts';

const personsPerBatch = 500;

/** A part of a plan, in an order in which it can be applied. */
export type PlannedPart = {
  readonly changes: readonly Change[];
  /** Changes held back because they would overwrite user edits (R12). */
  readonly overwriting: readonly Change[];
  /** Changes held back because they belong to another source (R17). */
  readonly foreign: readonly Change[];
  readonly links: readonly SourceLink[];
  readonly rows: readonly PlannedRow[];
};

/**
 * Persons of a source who are planned together, by index. All persons who are the same student are in one slice. A slice without persons is for students who
 * are missing in the files.
 */
type Slice = {
  readonly groups: readonly (readonly number[])[];
  readonly students: readonly string[];
};

export type HeldOverview = {
  readonly rooms: HeldRooms;
  readonly students: HeldStudents;
  readonly staff: StaffAccounts;
  /** When students of the files were erased, by `personKey`; missing if no students were erased. */
  readonly erased?: ReadonlyMap<string, IsoDate>;
};

type Person = { readonly person: number; readonly ours: string | null };

type PlanNeeds = { readonly held: Roster; readonly edited: HeldRoster['edited']; readonly wanted: Roster };

/**
 * Plans the import of a snapshot into one organization: first its classrooms, then its students in slices by class, each with their enrollments. A slice needs
 * only the stored data of its own students, so the whole plan is never in memory. Students missing in the files are archived only on request (R13).
 */
export class ImportPlanner {
  readonly #snapshot: RosterSnapshot;
  readonly #held: HeldOverview;
  readonly #choices: ImportChoices;
  readonly #newId: () => string;
  readonly #persons: SourcePersons;
  readonly #classrooms: MatchedClassrooms;
  readonly #students: MatchedStudents;
  readonly #removals: Removals;
  readonly #foreign: ReadonlySet<string>;
  readonly #roomNames: ReadonlyMap<string, string>;
  readonly #missing: readonly string[] | null;
  #rooms: Roster;
  #counts: ImportCounts = noCounts;

  constructor(snapshot: RosterSnapshot, held: HeldOverview, choices: ImportChoices, newId: () => string) {
    this.#snapshot = snapshot;
    this.#held = held;
    this.#choices = choices;
    this.#newId = newId;
    this.#rooms = held.rooms.roster;
    this.#removals = new Removals(held.rooms.there, held.rooms.roster, choices.today);
    this.#foreign = otherSourceRooms(held.rooms, choices);
    this.#persons = new SourcePersons(snapshot, shortenedBy(choices));
    this.#roomNames = new Map(snapshot.classrooms.map(({ id, name }) => [id, name]));
    const placeIn = (school: string) => placeOf(choices, school);
    const placed = snapshot.classrooms.filter((classroom) => this.#hasPlace(classroom));
    this.#classrooms = matchClassrooms(placed, held.rooms, placeIn, newId);
    this.#students = matchStudents(this.#persons, held.students, {
      roomOf: this.#classrooms.idOf,
      hasPlace: (student) => this.#hasPlace(student),
      schoolOf: ({ school }) => (school === null ? null : placeOf(choices, school)),
      sameAs: choices.sameAs,
      erased: held.erased ?? new Map(),
    });
    this.#missing = this.#findMissing();
  }

  get counts(): ImportCounts {
    return this.#counts;
  }

  /** Number of students of the schools who are missing in the files; null if the files contain no students. */
  get missing(): number | null {
    return this.#missing?.length ?? null;
  }

  #findMissing(): readonly string[] | null {
    return findMissing(this.#persons.students, this.#held.students, {
      placeIn: (school) => placeOf(this.#choices, school),
      idOf: (person) => this.#students.twins.get(person) ?? this.#idOf(person),
    });
  }

  /** The removals planned so far if there are so many that the commit needs a confirmation; else null. */
  get tooMany(): Removal | null {
    return this.#removals.tooMany;
  }

  /** Plans classrooms, teachings and invitations. Must be called once, before the first slice is planned. */
  rooms(): PlannedPart {
    const { roster: held, edited } = this.#held.rooms;
    const wanted = new WantedRoster({ roster: held, edited }, this.#choices, new Map());
    const { classrooms, staff, terms } = this.#snapshot;
    const termOf = new Map(terms.map((term) => [term.id, term]));
    for (const one of this.#classrooms.matched) wanted.classroom(one, termOfClass(one.source.terms, termOf));
    this.#rooms = wanted.roster;
    const teachings = planTeachings({
      snapshot: this.#snapshot,
      held,
      wanted: wanted.roster,
      accounts: this.#held.staff,
      choices: this.#choices,
      roomOf: this.#classrooms.idOf,
    });
    const things: Thing[] = this.#classrooms.matched.map(({ id, source }) => ({
      ...source,
      kind: 'classroom',
      id,
    }));
    for (const one of this.#classrooms.undecided) things.push({ ...one, kind: 'classroom', id: 'undecided' });
    for (const one of classrooms)
      if (!this.#hasPlace(one)) things.push({ ...one, kind: 'classroom', id: 'undecided' });
    things.push(...teachings.things);
    const part = this.#part(things, this.#classrooms.links, { held, edited, wanted: teachings.wanted });
    const invited = planStaff(staff, this.#held.staff, this.#choices);
    this.#counts = { ...this.#counts, staff: invited.counts };
    return { ...part, rows: [...part.rows, ...invited.rows] };
  }

  /**
   * Yields slices of the source's persons, sorted by class, to be planned in this order. Each person is in one slice. Then yields students who are missing in
   * the files, if they are archived.
   */
  *slices(): Generator<Slice> {
    yield* this.#namedSlices();
    if (this.#choices.archiveMissing !== true) return;
    const missing = this.#missing ?? [];
    for (let start = 0; start < missing.length; start += personsPerBatch)
      yield { groups: [], students: missing.slice(start, start + personsPerBatch) };
  }

  *#namedSlices(): Generator<Slice> {
    let groups: (readonly number[])[] = [];
    let students: string[] = [];
    for (const group of this.#groups()) {
      groups.push(group);
      const id = this.#idOf(group[0] ?? 0);
      if (id !== null) students.push(id);
      if (groups.length < personsPerBatch) continue;
      yield { groups, students };
      [groups, students] = [[], []];
    }
    if (groups.length > 0) yield { groups, students };
  }

  #planMissing({ roster: held, edited }: HeldRoster): PlannedPart {
    const wanted = new WantedRoster({ roster: held, edited }, this.#choices, this.#rooms);
    const things: Thing[] = [];
    for (const { kind, id, fields } of held.values()) {
      if (kind !== 'student') continue;
      wanted.archive(id);
      const name = studentName({ given: fields['given'] ?? '', family: fields['family'] ?? null });
      things.push({ kind, id, state: 'active', at: inNoFile, name, student: id });
    }
    return this.#part(things, [], { held, edited, wanted: wanted.roster });
  }

  plan({ groups }: Slice, { roster: held, edited }: HeldRoster): PlannedPart {
    if (groups.length === 0) return this.#planMissing({ roster: held, edited, links: [] });
    const wanted = new WantedRoster({ roster: held, edited }, this.#choices, this.#rooms);
    const links: SourceLink[] = [];
    const things: Thing[] = [];
    for (const group of groups) {
      const [first = 0] = group;
      const ours = this.#idOf(first) ?? (this.#isNew(first) ? this.#newId() : null);
      for (const person of group) this.#student({ person, ours }, { wanted, links, things });
      for (const { person, enrollment } of this.#enrollmentsOf(group))
        things.push(this.#enrolled({ person, ours }, enrollment, wanted));
    }
    return this.#part(things, links, { held, edited, wanted: wanted.roster });
  }

  #groups(): Generator<readonly number[]> {
    const { classrooms } = this.#snapshot;
    const identify = (person: number): string | number | null =>
      this.#idOf(person) ?? this.#students.fresh[person] ?? null;
    return groupPersons(this.#persons, classrooms, identify);
  }

  /** Returns the student enrollments of persons, earliest first, so that each enrollment matches its own stay. */
  #enrollmentsOf(group: readonly number[]) {
    return group
      .flatMap((person) => this.#persons.enrollmentsOf(person).map((enrollment) => ({ person, enrollment })))
      .filter(({ enrollment }) => enrollment.role === 'student')
      .toSorted((one, other) => compareCodePoints(one.enrollment.from ?? '', other.enrollment.from ?? ''));
  }

  #hasPlace({ school }: { readonly school: string | null }): boolean {
    return placeOf(this.#choices, school) !== null;
  }

  #isNew(person: number): boolean {
    return (this.#students.fresh[person] ?? -1) >= 0;
  }

  /** Returns our id of a person: from the matches of this import, else from a stored link; null if none. */
  #idOf(person: number): string | null {
    const decided = this.#students.held[person] ?? null;
    if (this.#isNew(person) || this.#students.twins.has(person)) return null;
    return decided ?? this.#held.students.byLink(this.#persons.keyOf(person)) ?? null;
  }

  #student(
    { person, ours }: Person,
    { wanted, links, things }: { wanted: WantedRoster; links: SourceLink[]; things: Thing[] },
  ): void {
    const source = this.#persons.students.at(person);
    if (source === undefined) return;
    const { at, state } = source;
    const isDecided = this.#isNew(person) || (this.#students.held[person] ?? null) !== null;
    const id = isDecided ? ours : null;
    const of = { kind: 'student', at, name: studentName(source) } as const;
    const twin = this.#students.twins.get(person);
    const erasedOn = this.#students.erased.get(person);
    if (id !== null) {
      wanted.student({ source, id });
      things.push({ ...of, id, state, student: id });
      if (source.id !== null && this.#held.students.byLink(source.id) !== id)
        links.push({ kind: 'student', sourceId: source.id, id });
    } else if (erasedOn !== undefined)
      things.push({ ...of, id: 'undecided', state: 'active', key: personKey(source), erasedOn });
    else if (twin === undefined) things.push({ ...of, id: 'undecided', state: 'active' });
    else
      things.push({ ...of, id: 'undecided', state: 'active', key: personKey(source), twin, student: twin });
  }

  #enrolled({ person, ours }: Person, one: SourceEnrollment, wanted: WantedRoster): Thing {
    const { state, at, classroom } = one;
    const source = this.#persons.students.at(person);
    const who = source === undefined ? one.person : studentName(source);
    const id = wanted.enroll(one, this.#classrooms.idOf(classroom), ours, this.#newId);
    const name = `${who} · ${this.#roomNames.get(classroom) ?? classroom}`;
    const student = ours ?? this.#students.twins.get(person) ?? null;
    return { kind: 'enrollment', id, state, at, name, student };
  }

  #part(
    things: readonly Thing[],
    links: readonly SourceLink[],
    { held, edited, wanted }: PlanNeeds,
  ): PlannedPart {
    const { own, foreign } = partForeign(planChanges(held, wanted), wanted, this.#foreign);
    const { free, overwriting } = this.#choices.overwriteEdits
      ? { free: own, overwriting: [] }
      : separateOverwriting(own, edited);
    this.#removals.add(free, held);
    const acts = new PlannedActs({ free, overwriting, foreign });
    this.#counts = sumOfCounts(this.#counts, acts.count(things));
    // Students who left before they were added are not stored. Their links are not stored either.
    const heldOut = new Set(foreign.filter(({ kind }) => kind === 'student').map(keyOf));
    const remembered = links.filter((link) => wanted.has(keyOf(link)) && !heldOut.has(keyOf(link)));
    const rows = [...acts.rows(things, remembered)];
    return { changes: free, overwriting, foreign, links: remembered, rows };
  }
}
