import type { Change } from '../roster/change.ts';
import { holdBack } from '../roster/hold-back.ts';
import { planChanges } from '../roster/plan-changes.ts';
import { keyOf } from '../roster/roster.ts';
import { studentName } from '../students/student.ts';
import type { HeldRoster, ImportChoices, SourceLink } from './import-needs.ts';
import { matchClassrooms } from './match-classrooms.ts';
import { matchStudents } from './match-source.ts';
import type { PlannedRow } from './planned-row.ts';
import { PlannedActs, type PlannedCounts, type Thing } from './planned-things.ts';
import { personKey, type RosterSnapshot, type SourceStudent } from './roster-snapshot.ts';
import { placeOf, WantedRoster } from './wanted-roster.ts';

export type ImportCounts = Readonly<Record<'classrooms' | 'enrollments' | 'students', PlannedCounts>>;

export type ImportPlan = {
  readonly changes: readonly Change[];
  /** What would overwrite a person's edit (R12), and was not asked for. */
  readonly overwriting: readonly Change[];
  /** What is to be remembered of the source with the changes. */
  readonly links: readonly SourceLink[];
  readonly counts: ImportCounts;
  /** Students who may be one who is held; they are in no change until somebody decides. */
  readonly suggestions: readonly {
    readonly student: SourceStudent;
    readonly held: string;
  }[];
  /** What is done to each row, in an order in which it can be done; made while they are asked for. */
  readonly rows: () => Iterable<PlannedRow>;
};

/** What an enrollment is called: the student and the classroom. */
function enrollmentNames({ students, classrooms }: RosterSnapshot) {
  const people = new Map(students.map((one) => [personKey(one), studentName(one)]));
  const rooms = new Map(classrooms.map(({ id, name }) => [id, name]));
  return ({ person, classroom }: RosterSnapshot['enrollments'][number]): string =>
    `${people.get(person) ?? person} · ${rooms.get(classroom) ?? classroom}`;
}

/**
 * Plans the import of a snapshot into one organization: the changes that a preview shows and a job applies. Nobody is removed
 * because a file does not name them (R13); `newId` makes the ids of what is new.
 */
export function planImport(
  snapshot: RosterSnapshot,
  held: HeldRoster,
  choices: ImportChoices,
  newId: () => string,
): ImportPlan {
  const hasPlace = ({ school }: { readonly school: string | null }) => placeOf(choices, school) !== null;
  const placed = {
    ...snapshot,
    classrooms: snapshot.classrooms.filter(hasPlace),
    students: snapshot.students.filter(hasPlace),
  };
  const placeIn = (school: string) => placeOf(choices, school);
  const classrooms = matchClassrooms(placed.classrooms, held, placeIn, newId);
  const students = matchStudents(placed, held, { classrooms, sameAs: choices.sameAs, newId });
  const wanted = new WantedRoster(held.roster, choices);
  for (const one of classrooms.matched) wanted.classroom(one);
  for (const one of students.matched) wanted.student(one);
  const enrolled = snapshot.enrollments
    .filter(({ role }) => role === 'student')
    .map((one) => ({
      one,
      id: wanted.enroll(one, classrooms.idOf(one.classroom), students.idOf(one.person), newId),
    }));

  function* things(): Generator<Thing> {
    for (const { id, source } of classrooms.matched) yield { ...source, kind: 'classroom', id };
    for (const { id, source } of students.matched)
      yield { kind: 'student', id, state: source.state, at: source.at, name: studentName(source) };
    for (const one of [...classrooms.undecided, ...snapshot.classrooms.filter((room) => !hasPlace(room))])
      yield { ...one, kind: 'classroom', id: 'undecided' };
    const unsure = { kind: 'student', id: 'undecided', state: 'active' } as const;
    for (const one of snapshot.students)
      if (!hasPlace(one)) yield { ...unsure, name: studentName(one), at: one.at };
    for (const { student, held: twin } of students.suggestions)
      yield { ...unsure, name: studentName(student), at: student.at, key: personKey(student), twin };
    const nameOf = enrollmentNames(snapshot);
    for (const { one, id } of enrolled)
      yield { kind: 'enrollment', id, state: one.state, at: one.at, name: nameOf(one) };
  }

  const planned = planChanges(held.roster, wanted.roster);
  const { free, overwriting } = choices.overwriteEdits
    ? { free: planned, overwriting: [] }
    : holdBack(planned, held.edited);
  const acts = new PlannedActs(free, overwriting);
  const { classroom, student, enrollment } = acts.count(things());
  // Who had left before they came is not held, and nothing is remembered of them.
  const links = [...classrooms.links, ...students.links].filter(({ kind, id }) =>
    wanted.roster.has(keyOf({ kind, id })),
  );
  return {
    changes: free,
    overwriting,
    links,
    counts: { classrooms: classroom, students: student, enrollments: enrollment },
    suggestions: students.suggestions,
    rows: () => acts.rows(things(), links),
  };
}
