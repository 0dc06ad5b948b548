import { foldedName, HeldStudents } from './held-students.ts';
import { indexOf, onlyOne } from './name-index.ts';
import type { HeldRoster, SourceLink } from './import-needs.ts';
import {
  personKey,
  type RosterSnapshot,
  type SourceClassroom,
  type SourceStudent,
} from './roster-snapshot.ts';

export type MatchedOne<T> = { readonly source: T; readonly id: string };

/** What the things of a source are among ours, in their order. */
export type Matched<T> = {
  readonly matched: readonly MatchedOne<T>[];
  /** Our id of what the source calls by this one; null where that is not known or not decided. */
  readonly idOf: (sourceId: string) => string | null;
  /** The links that are new. */
  readonly links: readonly SourceLink[];
};

export const linksOf = (held: HeldRoster, kind: SourceLink['kind']): ReadonlyMap<string, string> =>
  new Map(held.links.filter((link) => link.kind === kind).map(({ sourceId, id }) => [sourceId, id]));

type StudentNeeds = {
  readonly classrooms: Matched<SourceClassroom>;
  readonly sameAs: ReadonlyMap<string, string>;
  readonly newId: () => string;
};

export type MatchedStudents = Matched<SourceStudent> & {
  readonly suggestions: readonly {
    readonly student: SourceStudent;
    readonly held: string;
  }[];
};

/** Who of a snapshot is in which of our classrooms. */
function classesBy(
  snapshot: RosterSnapshot,
  classrooms: Matched<SourceClassroom>,
): ReadonlyMap<string, readonly string[]> {
  const classes = new Map<string, string[]>();
  for (const { person, classroom } of snapshot.enrollments) {
    const id = classrooms.idOf(classroom);
    if (id !== null) classes.set(person, [...(classes.get(person) ?? []), id]);
  }
  return classes;
}

/**
 * Finds students: by the id of the source, by the school's number, and, in a list that has neither, by a name that only one in the
 * same classroom has. A student with an id of a source who is named as one who is held is suggested, never merged: twins of one name
 * are two people.
 */
export function matchStudents(
  snapshot: RosterSnapshot,
  held: HeldRoster,
  { classrooms, sameAs, newId }: StudentNeeds,
): MatchedStudents {
  const linked = linksOf(held, 'student');
  const students = new HeldStudents(held.roster, new Set(linked.values()));
  const classes = classesBy(snapshot, classrooms);
  const classesOf = (student: SourceStudent) => classes.get(personKey(student)) ?? [];
  // A list that names two students alike in one class means two: neither is matched by name.
  const placeOf = (student: SourceStudent) => `${classesOf(student).join()}\n${foldedName(student)}`;
  const listed = indexOf(snapshot.students, placeOf, personKey);

  const ids = new Map<string, string>();
  const numbered = new Map<string, string>();
  const claimed = new Set(linked.values());
  const paired = new Set<string>();
  /** Of several who are alike, one of whom the row says nothing new: whichever it is, nothing changes. */
  const alike = (student: SourceStudent): string | null => {
    const place = placeOf(student);
    const [found = null] = students
      .alike(student, classesOf(student))
      .filter((id) => !paired.has(`${place}\n${id}`));
    if (found !== null) paired.add(`${place}\n${found}`);
    return found;
  };
  const byName = (student: SourceStudent): string | null => {
    const isAlone = onlyOne(listed, placeOf(student)) !== null;
    const only = isAlone ? students.inClasses(classesOf(student), foldedName(student)) : null;
    return only ?? alike(student);
  };
  const known = (student: SourceStudent): string | null => {
    const { id, number } = student;
    if (id !== null && linked.has(id)) return linked.get(id) ?? null;
    if (number === null) return id === null ? byName(student) : null;
    if (id === null && students.isShared(number)) return alike(student);
    if (id === null) return numbered.get(number) ?? students.byNumber(number);
    // Two ids of one source are two students, whatever their numbers.
    const held = students.byNumber(number);
    return held === null || claimed.has(held) ? null : held;
  };

  const links: SourceLink[] = [];
  const suggestions: { student: SourceStudent; held: string }[] = [];
  const matched = snapshot.students.flatMap((student): readonly MatchedOne<SourceStudent>[] => {
    const found = known(student);
    const twin = found === null ? students.twinOf(student) : null;
    const decided = sameAs.get(personKey(student));
    // Nobody else than who was suggested: an id that somebody made up may be a child of another school.
    if (twin !== null && decided !== 'new' && decided !== twin) {
      suggestions.push({ student, held: twin });
      return [];
    }
    const id = found ?? (decided === 'new' ? null : twin) ?? newId();
    ids.set(personKey(student), id);
    claimed.add(id);
    if (student.number !== null) numbered.set(student.number, id);
    if (student.id !== null && !linked.has(student.id))
      links.push({ kind: 'student', sourceId: student.id, id });
    return [{ source: student, id }];
  });
  return {
    matched,
    links,
    suggestions,
    idOf: (sourceId) => ids.get(sourceId) ?? linked.get(sourceId) ?? null,
  };
}
