import type { OrganizationPath } from '../../identity/membership/organization.ts';
import type { IsoDate } from '../../platform/dates/iso-date.ts';
import { foldedName } from '../../classrooms/students/compare-names.ts';
import { type HeldStudents, keyOfSourceStudent } from './held-students.ts';
import type { SourceLink } from './import-needs.ts';
import { personKey, type SourceStudent } from '../files/roster-snapshot.ts';
import { onlyOf } from './name-index.ts';
import { entriesOf } from '../files/source-list.ts';
import type { SourcePersons } from '../files/source-persons.ts';

export type MatchedOne<T> = { readonly source: T; readonly id: string };

export type Matched<T> = {
  readonly matched: readonly MatchedOne<T>[];
  /** Returns our id for a source id; null if unknown or undecided. */
  readonly idOf: (sourceId: string) => string | null;
  readonly links: readonly SourceLink[];
};

type StudentNeeds = {
  readonly roomOf: (sourceId: string) => string | null;
  /** Whether the student's organization is known. Students without a known organization are not matched. */
  readonly hasPlace: (student: SourceStudent) => boolean;
  /** Returns our school of a student; null if the source has none. Numbers and names are compared within a school. */
  readonly schoolOf: (student: SourceStudent) => OrganizationPath | null;
  readonly sameAs: ReadonlyMap<string, string>;
  readonly erased: ReadonlyMap<string, IsoDate>;
};

export type MatchedStudents = {
  /** The stored student's id; null if new or undecided. */
  readonly held: readonly (string | null)[];
  /** For a new student, the first person who is the same student, usually the person itself; -1 for all other persons. */
  readonly fresh: Int32Array;
  readonly twins: ReadonlyMap<number, string>;
  /** The day when a student with the same id was erased, for students about whom a user has not decided yet. */
  readonly erased: ReadonlyMap<number, IsoDate>;
};

/** Counts the students who have only a name, by place (classes and name). */
function countPlaces(
  students: Iterable<SourceStudent>,
  hasPlace: StudentNeeds['hasPlace'],
  placeOf: (student: SourceStudent, person: number) => string,
): ReadonlyMap<string, number> {
  const listed = new Map<string, number>();
  const isNamed = ({ id, studentId }: SourceStudent): boolean => id === null && studentId === null;
  for (const [person, student] of entriesOf(students))
    if (isNamed(student) && hasPlace(student)) listed.set(placeOf(student, person), 0);
  if (listed.size === 0) return listed;
  for (const [person, student] of entriesOf(students)) {
    const place = hasPlace(student) ? placeOf(student, person) : '';
    const count = listed.get(place);
    if (count !== undefined) listed.set(place, count + 1);
  }
  return listed;
}

class StudentFinder {
  readonly #persons: SourcePersons;
  readonly #held: HeldStudents;
  readonly #roomOf: StudentNeeds['roomOf'];
  readonly #schoolOf: StudentNeeds['schoolOf'];
  readonly #listed: ReadonlyMap<string, number>;
  readonly #claimed = new Map<string, string>();
  readonly #paired = new Set<string>();
  #names: ReadonlySet<string> | null = null;
  /** Students with equal values, and how many of them are already matched, by place and values. */
  readonly #several = new Map<string, { readonly ids: readonly string[]; next: number }>();

  constructor(persons: SourcePersons, held: HeldStudents, { roomOf, hasPlace, schoolOf }: StudentNeeds) {
    this.#persons = persons;
    this.#held = held;
    this.#roomOf = roomOf;
    this.#schoolOf = schoolOf;
    this.#listed = countPlaces(persons.students, hasPlace, (student, person) =>
      this.#placeOf(student, person),
    );
  }

  /** Records a match, so that the student is not matched to a second person. A row with a former identity of the student does not count. */
  claim(id: string, student: SourceStudent): void {
    if (!this.#claimed.has(id) && !this.#wasKnownAs(id, student)) this.#claimed.set(id, foldedName(student));
  }

  /**
   * Returns the student who certainly matches a row (`sure`), or a candidate for review (`maybe`): a student found by number or name who has a completely
   * different name or is matched by another row; else a student with the same or a similar name.
   */
  judge(
    student: SourceStudent,
    person: number,
  ): { readonly sure: string | null; readonly maybe: string | null } {
    const found = this.#find(student, person);
    if (found === null)
      return {
        sure: null,
        maybe:
          this.#elsewhere(student) ??
          this.#held.twinOf(student, this.#schoolOf(student)) ??
          this.#near(student),
      };
    const isLinked = student.id !== null && this.#held.byLink(student.id) === found;
    const wasKnown = this.#wasKnownAs(found, student);
    const claimed = isLinked || wasKnown ? undefined : this.#claimed.get(found);
    const isOther = claimed !== undefined && claimed !== foldedName(student);
    return isOther || (!wasKnown && this.#held.isDifferentName(found, student))
      ? { sure: null, maybe: found }
      : { sure: found, maybe: null };
  }

  #find(student: SourceStudent, person: number): string | null {
    const { id, studentId: number } = student;
    const here = number === null ? [] : this.#held.byNumber(number, this.#schoolOf(student));
    if (id !== null) return this.#held.byLink(id) ?? this.#unclaimed(onlyOf(here));
    if (number === null) return this.#byName(student, person) ?? this.#formerly(student, person);
    if (here.length > 1) return this.#alike(student, person);
    return onlyOf(here) ?? this.#formerly(student, person);
  }

  /**
   * Returns the student whose former number or name is that of a list row. If the row has no number, each former identity is used for only one row with the
   * same classes and name.
   */
  #formerly(student: SourceStudent, person: number): string | null {
    if (!this.#held.hasFormer) return null;
    const where = { school: this.#schoolOf(student), classrooms: this.#classesOf(person) };
    const place = this.#placeOf(student, person);
    const found = this.#held
      .formerly(student, where)
      .find(({ row }) => student.studentId !== null || !this.#paired.has(`${place}\n${row}`));
    if (found === undefined) return null;
    this.#paired.add(`${place}\n${found.row}`);
    return found.id;
  }

  #wasKnownAs(id: string, student: SourceStudent): boolean {
    if (student.id !== null || !this.#held.hasFormer) return false;
    const anywhere = { school: null, classrooms: this.#held.classroomsOf(id) };
    return this.#held.formerly(student, anywhere).some((one) => one.id === id);
  }

  /** Two ids of one source are two students, even if their numbers are equal. */
  #unclaimed(found: string | null): string | null {
    return found === null || this.#claimed.has(found) || this.#held.isLinked(found) ? null : found;
  }

  /** Returns the only student with this number in another school, unless the name is completely different. A user must confirm the move. */
  #elsewhere(student: SourceStudent): string | null {
    const found = student.studentId === null ? null : onlyOf(this.#held.byNumber(student.studentId));
    return found === null || this.#held.isDifferentName(found, student) ? null : found;
  }

  /** Returns the only student with a similar name who is not in any row of the files. */
  #near(student: SourceStudent): string | null {
    const near = this.#held.nearOf(student, this.#schoolOf(student));
    if (near.length === 0) return null;
    this.#names ??= new Set(Array.from(entriesOf(this.#persons.students), ([, one]) => foldedName(one)));
    const names = this.#names;
    return onlyOf(near.filter((id) => !this.#claimed.has(id) && !names.has(this.#held.nameOf(id))));
  }

  /** If a list has two equal students in one class, they are two students, so neither is matched by name. */
  #byName(student: SourceStudent, person: number): string | null {
    const isAlone = this.#listed.get(this.#placeOf(student, person)) === 1;
    const only = isAlone ? this.#held.inClasses(this.#classesOf(person), foldedName(student)) : null;
    return only ?? this.#alike(student, person);
  }

  /** Returns one of several students with equal values. It does not matter which one, because the row does not change it. */
  #alike(student: SourceStudent, person: number): string | null {
    const place = this.#placeOf(student, person);
    const key = [place, keyOfSourceStudent(student), student.login].join('\n');
    const alike = this.#several.get(key) ?? {
      ids: this.#held
        .alike(student, this.#classesOf(person))
        .filter((id) => this.#held.isIn(id, this.#schoolOf(student))),
      next: 0,
    };
    if (alike.ids.length > 1) this.#several.set(key, alike);
    while (this.#paired.has(`${place}\n${alike.ids[alike.next] ?? ''}`)) alike.next += 1;
    const found = alike.ids[alike.next] ?? null;
    if (found !== null) this.#paired.add(`${place}\n${found}`);
    return found;
  }

  #classesOf(person: number): readonly string[] {
    return this.#persons.enrollmentsOf(person).flatMap(({ classroom }) => this.#roomOf(classroom) ?? []);
  }

  #placeOf(student: SourceStudent, person: number): string {
    return `${this.#schoolOf(student) ?? ''}\n${this.#classesOf(person).join()}\n${foldedName(student)}`;
  }
}

/**
 * Matches students by source id, by school number and, in a list with neither, by a name that is unique in its classroom. A student with a source id and the
 * name of a stored student is suggested, never merged, because two people can have the same name.
 */
export function matchStudents(
  persons: SourcePersons,
  held: HeldStudents,
  needs: StudentNeeds,
): MatchedStudents {
  const { students } = persons;
  const finder = new StudentFinder(persons, held, needs);
  const ids: (string | null)[] = [];
  const fresh = new Int32Array(students.length).fill(-1);
  const twins = new Map<number, string>();
  const erased = new Map<number, IsoDate>();
  const numbered = new Map<string, number>();
  const numberKey = (student: SourceStudent): string =>
    `${needs.schoolOf(student) ?? ''}\n${student.studentId ?? ''}`;
  const sameNumber = (student: SourceStudent): number | undefined => {
    const { id, studentId: number } = student;
    return id !== null || number === null || held.byNumber(number, needs.schoolOf(student)).length > 1
      ? undefined
      : numbered.get(numberKey(student));
  };

  const match = (student: SourceStudent, person: number): void => {
    const { sure, maybe } = finder.judge(student, person);
    const decided = needs.sameAs.get(personKey(student));
    if (student.studentId !== null) numbered.set(numberKey(student), person);
    // Only the suggested student is accepted, because an invented id could be the id of a child at a different school.
    if (maybe !== null && decided !== 'new' && decided !== maybe) {
      twins.set(person, maybe);
      return;
    }
    const id = sure ?? (decided === 'new' ? null : maybe);
    const erasedOn = needs.erased.get(personKey(student));
    if (id === null && erasedOn !== undefined && decided !== 'new') {
      erased.set(person, erasedOn);
      return;
    }
    ids[person] = id;
    if (id === null) fresh[person] = person;
    else finder.claim(id, student);
  };

  for (const [person, student] of entriesOf(students)) {
    ids[person] = null;
    if (!needs.hasPlace(student)) continue;
    const before = sameNumber(student);
    if (before === undefined) match(student, person);
    else {
      ids[person] = ids[before] ?? null;
      fresh[person] = fresh[before] ?? -1;
    }
  }
  return { held: ids, fresh, twins, erased };
}
