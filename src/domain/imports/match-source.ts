import type { OrganizationPath } from '../access/scope.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import { foldedName } from '../students/compare-names.ts';
import { type HeldStudents, toldBy } from './held-students.ts';
import type { SourceLink } from './import-needs.ts';
import { personKey, type SourceStudent } from './roster-snapshot.ts';
import { onlyOf } from './name-index.ts';
import { entriesOf } from './source-list.ts';
import type { SourcePersons } from './source-persons.ts';

export type MatchedOne<T> = { readonly source: T; readonly id: string };

/** What the things of a source are among ours, in their order. */
export type Matched<T> = {
  readonly matched: readonly MatchedOne<T>[];
  /** Our id of what the source calls by this one; null where that is not known or not decided. */
  readonly idOf: (sourceId: string) => string | null;
  /** The links that are new. */
  readonly links: readonly SourceLink[];
};

type StudentNeeds = {
  /** Our id of a classroom of the source. */
  readonly roomOf: (sourceId: string) => string | null;
  /** Whether it is known where among ours a student is; nobody else is matched. */
  readonly hasPlace: (student: SourceStudent) => boolean;
  /** Our school of a student; null where the source names none. A number or a name counts within a school alone. */
  readonly schoolOf: (student: SourceStudent) => OrganizationPath | null;
  readonly sameAs: ReadonlyMap<string, string>;
  /** When students of the same ID were erased, by `personKey`. */
  readonly erased: ReadonlyMap<string, IsoDate>;
};

/** Who the students of a source are among ours, by the numbers that persons have. */
export type MatchedStudents = {
  /** Who is held; null for who is new, and for whom that is not decided. */
  readonly held: readonly (string | null)[];
  /** Of who is new the first person who is the same student, mostly they themselves; -1 for all others. */
  readonly fresh: Int32Array;
  /** Whom somebody may be who is not decided. */
  readonly twins: ReadonlyMap<number, string>;
  /** The day when a student with the same ID was erased, for students not yet decided to be added again. */
  readonly erased: ReadonlyMap<number, IsoDate>;
};

/** Counts how often the places of those who have a name alone stand in a list: a place is classes and a name. */
function countPlaces(
  students: Iterable<SourceStudent>,
  hasPlace: StudentNeeds['hasPlace'],
  placeOf: (student: SourceStudent, person: number) => string,
): ReadonlyMap<string, number> {
  const listed = new Map<string, number>();
  const isNamed = ({ id, number }: SourceStudent): boolean => id === null && number === null;
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

/** Finds who is held among the students of a source, each of them once, in their order. */
class StudentFinder {
  readonly #persons: SourcePersons;
  readonly #held: HeldStudents;
  readonly #roomOf: StudentNeeds['roomOf'];
  readonly #schoolOf: StudentNeeds['schoolOf'];
  readonly #listed: ReadonlyMap<string, number>;
  /** The name in the files of who is held already. */
  readonly #claimed = new Map<string, string>();
  readonly #paired = new Set<string>();
  /** The names in the files; built when a stored student has a near name. */
  #names: ReadonlySet<string> | null = null;
  /** Several who are alike, and how many of them are paired already; by their place and what is told of them. */
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

  /** Says who somebody is, so that nobody else is. */
  claim(id: string, student: SourceStudent): void {
    if (!this.#claimed.has(id)) this.#claimed.set(id, foldedName(student));
  }

  /**
   * The student that a row is about, or candidates for review: a student who is found but has a completely different name, or who
   * is claimed by another row; else a student of the same name, or of a name that is nearly the same.
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
    const claimed = isLinked ? undefined : this.#claimed.get(found);
    const isOther = claimed !== undefined && claimed !== foldedName(student);
    return isOther || this.#held.isOtherName(found, student)
      ? { sure: null, maybe: found }
      : { sure: found, maybe: null };
  }

  #find(student: SourceStudent, person: number): string | null {
    const { id, number } = student;
    const here = number === null ? [] : this.#held.byNumber(number, this.#schoolOf(student));
    if (id !== null) return this.#held.byLink(id) ?? this.#unclaimed(onlyOf(here));
    if (number === null) return this.#byName(student, person);
    return here.length > 1 ? this.#alike(student, person) : onlyOf(here);
  }

  /** Two ids of one source are two students, whatever their numbers. */
  #unclaimed(found: string | null): string | null {
    return found === null || this.#claimed.has(found) || this.#held.isLinked(found) ? null : found;
  }

  /** The only student of this number in another school, of a name that is not completely different: only a person moves them. */
  #elsewhere(student: SourceStudent): string | null {
    const found = student.number === null ? null : onlyOf(this.#held.byNumber(student.number));
    return found === null || this.#held.isOtherName(found, student) ? null : found;
  }

  /** The only student of a near name whom no row of the files names. */
  #near(student: SourceStudent): string | null {
    const near = this.#held.nearOf(student, this.#schoolOf(student));
    if (near.length === 0) return null;
    this.#names ??= new Set(Array.from(entriesOf(this.#persons.students), ([, one]) => foldedName(one)));
    const names = this.#names;
    return onlyOf(near.filter((id) => !this.#claimed.has(id) && !names.has(this.#held.nameOf(id))));
  }

  /** A list that names two students alike in one class means two: neither is matched by name. */
  #byName(student: SourceStudent, person: number): string | null {
    const isAlone = this.#listed.get(this.#placeOf(student, person)) === 1;
    const only = isAlone ? this.#held.inClasses(this.#classesOf(person), foldedName(student)) : null;
    return only ?? this.#alike(student, person);
  }

  /** Of several who are alike, one of whom the row says nothing new: whichever it is, nothing changes. */
  #alike(student: SourceStudent, person: number): string | null {
    const place = this.#placeOf(student, person);
    const told = [place, toldBy(student), student.login].join('\n');
    const alike = this.#several.get(told) ?? {
      ids: this.#held
        .alike(student, this.#classesOf(person))
        .filter((id) => this.#held.isIn(id, this.#schoolOf(student))),
      next: 0,
    };
    if (alike.ids.length > 1) this.#several.set(told, alike);
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
 * Finds students: by the id of the source, by the school's number, and, in a list that has neither, by a name that only one in the
 * same classroom has. A student with an id of a source who is named as one who is held is suggested, never merged: twins of one name
 * are two people.
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
  /** The last person of each number. */
  const numbered = new Map<string, number>();
  const numberKey = (student: SourceStudent): string =>
    `${needs.schoolOf(student) ?? ''}\n${student.number ?? ''}`;
  /** Whoever stands before in a list with the same number. */
  const sameNumber = (student: SourceStudent): number | undefined => {
    const { id, number } = student;
    return id !== null || number === null || held.byNumber(number, needs.schoolOf(student)).length > 1
      ? undefined
      : numbered.get(numberKey(student));
  };

  const match = (student: SourceStudent, person: number): void => {
    const { sure, maybe } = finder.judge(student, person);
    const decided = needs.sameAs.get(personKey(student));
    if (student.number !== null) numbered.set(numberKey(student), person);
    // Nobody else than who was suggested: an id that somebody made up may be a child of another school.
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
