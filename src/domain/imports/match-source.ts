import { foldedName, type HeldStudents } from './held-students.ts';
import type { SourceLink } from './import-needs.ts';
import { personKey, type SourceStudent } from './roster-snapshot.ts';
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
  readonly sameAs: ReadonlyMap<string, string>;
  readonly newId: () => string;
};

/** Who the students of a source are among ours, by the numbers that persons have. */
export type MatchedStudents = {
  /** Null where that is not decided. */
  readonly ids: readonly (string | null)[];
  /** Whom somebody may be who is not decided. */
  readonly twins: ReadonlyMap<number, string>;
};

/**
 * Finds students: by the id of the source, by the school's number, and, in a list that has neither, by a name that only one in the
 * same classroom has. A student with an id of a source who is named as one who is held is suggested, never merged: twins of one name
 * are two people.
 */
export function matchStudents(
  persons: SourcePersons,
  held: HeldStudents,
  { roomOf, hasPlace, sameAs, newId }: StudentNeeds,
): MatchedStudents {
  const { students } = persons;
  const classesOf = (person: number): readonly string[] =>
    persons.enrollmentsOf(person).flatMap(({ classroom }) => roomOf(classroom) ?? []);
  const hasName = ({ id, number }: SourceStudent): boolean => id === null && number === null;
  const placeOf = (student: SourceStudent, person: number) =>
    `${classesOf(person).join()}\n${foldedName(student)}`;
  // A list that names two students alike in one class means two: neither is matched by name.
  const listed = new Map<string, number>();
  for (const [person, student] of students.entries())
    if (hasName(student) && hasPlace(student)) listed.set(placeOf(student, person), 0);
  if (listed.size > 0)
    for (const [person, student] of students.entries()) {
      if (!hasPlace(student)) continue;
      const place = placeOf(student, person);
      const count = listed.get(place);
      if (count !== undefined) listed.set(place, count + 1);
    }

  const numbered = new Map<string, string>();
  const claimed = new Set<string>();
  const isClaimed = (id: string): boolean => claimed.has(id) || held.isLinked(id);
  const paired = new Set<string>();
  /** Of several who are alike, one of whom the row says nothing new: whichever it is, nothing changes. */
  const alike = (student: SourceStudent, person: number): string | null => {
    const place = placeOf(student, person);
    const [found = null] = held
      .alike(student, classesOf(person))
      .filter((id) => !paired.has(`${place}\n${id}`));
    if (found !== null) paired.add(`${place}\n${found}`);
    return found;
  };
  const byName = (student: SourceStudent, person: number): string | null => {
    const isAlone = listed.get(placeOf(student, person)) === 1;
    const only = isAlone ? held.inClasses(classesOf(person), foldedName(student)) : null;
    return only ?? alike(student, person);
  };
  const known = (student: SourceStudent, person: number): string | null => {
    const { id, number } = student;
    const linked = id === null ? undefined : held.byLink(id);
    if (linked !== undefined) return linked;
    if (number === null) return id === null ? byName(student, person) : null;
    if (id === null && held.isShared(number)) return alike(student, person);
    if (id === null) return numbered.get(number) ?? held.byNumber(number);
    // Two ids of one source are two students, whatever their numbers.
    const found = held.byNumber(number);
    return found === null || isClaimed(found) ? null : found;
  };

  const ids: (string | null)[] = [];
  const twins = new Map<number, string>();
  for (const [person, student] of students.entries()) {
    ids[person] = null;
    if (!hasPlace(student)) continue;
    const found = known(student, person);
    const twin = found === null ? held.twinOf(student) : null;
    const decided = sameAs.get(personKey(student));
    // Nobody else than who was suggested: an id that somebody made up may be a child of another school.
    if (twin !== null && decided !== 'new' && decided !== twin) {
      twins.set(person, twin);
      continue;
    }
    const before = found ?? (decided === 'new' ? null : twin);
    const id = before ?? newId();
    ids[person] = id;
    // Nobody finds by a number who is new: a number of the source alone leads there.
    if (before !== null) claimed.add(before);
    if (student.number !== null) numbered.set(student.number, id);
  }
  return { ids, twins };
}
