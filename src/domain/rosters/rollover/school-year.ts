import type { OrganizationPath } from '../../identity/membership/organization.ts';
import type { IsoDate } from '../../platform/dates/iso-date.ts';
import type { Roster, RosterRow } from '../../classrooms/change-sets/roster.ts';
import { hasEnded } from '../../classrooms/change-sets/stay.ts';
import { type Grade, gradeLevel, isGrade } from '../../classrooms/students/grade.ts';
import { studentOf } from '../../classrooms/students/student-row.ts';
import { studentName } from '../../classrooms/students/student.ts';
import { byNaturalName } from '../../platform/tables/natural-order.ts';
import { nextGrade } from './next-year.ts';
import type { RolloverChoices, StudentFate } from './rollover.ts';

export type YearStudent = {
  readonly row: RosterRow;
  readonly id: string;
  readonly name: string;
  readonly grade: Grade | null;
  readonly stays: readonly RosterRow[];
  readonly fate: StudentFate;
};

export type YearClass = {
  readonly row: RosterRow;
  readonly id: string;
  readonly name: string;
  readonly students: readonly YearStudent[];
  readonly grades: readonly Grade[];
  /** The most common grade; null if all are unknown. */
  readonly grade: Grade | null;
};

export type SchoolYear = {
  readonly lastGrade: Grade | null;
  readonly classes: readonly YearClass[];
  readonly students: readonly YearStudent[];
};

const byLevel = (one: Grade, other: Grade): number => gradeLevel(one) - gradeLevel(other);
const highestOf = (grades: readonly Grade[]): Grade | null => grades.toSorted(byLevel).at(-1) ?? null;

function usualOf(grades: readonly Grade[]): Grade | null {
  const counts = new Map<Grade, number>();
  for (const grade of grades.toSorted(byLevel)) counts.set(grade, (counts.get(grade) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0] ?? null;
}

function fateOf(
  { id, grade }: Pick<YearStudent, 'grade' | 'id'>,
  lastGrade: Grade | null,
  { students }: RolloverChoices,
): StudentFate {
  const choice = students[id];
  if (choice === 'repeats' || choice === 'leaves') return choice;
  if (grade === null) return 'ungraded';
  if (nextGrade(grade) === null) return 'leaves';
  const isLast = lastGrade !== null && gradeLevel(grade) >= gradeLevel(lastGrade);
  return isLast && choice !== 'goes-up' ? 'leaves' : 'up';
}

const groupBy = (rows: readonly RosterRow[], field: string): ReadonlyMap<string, readonly RosterRow[]> => {
  const groups = new Map<string, RosterRow[]>();
  for (const row of rows) {
    const key = row.fields[field] ?? '';
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return groups;
};

/** Extracts a school from a roster: its active classes and students, current enrollments, and what happens to the students according to the choices. */
export function readSchoolYear(
  roster: Roster,
  { organization, today }: { readonly organization: OrganizationPath; readonly today: IsoDate },
  choices: RolloverChoices,
): SchoolYear {
  const rows = [...roster.values()];
  const isOfSchool = ({ fields }: RosterRow): boolean =>
    fields['state'] === 'active' && fields['organization'] === organization;
  const classRows = rows.filter((row) => row.kind === 'classroom' && isOfSchool(row));
  const taught = new Set(classRows.map(({ id }) => id));
  const open = rows.filter(
    (row) => row.kind === 'enrollment' && !hasEnded(row, today) && taught.has(row.fields['classroom'] ?? ''),
  );
  const staysOf = groupBy(open, 'student');
  const known = rows
    .filter((row) => row.kind === 'student' && isOfSchool(row))
    .map((row) => {
      const stays = staysOf.get(row.id) ?? [];
      const grades = stays.flatMap(({ fields }) => choices.classes[fields['classroom'] ?? '']?.grade ?? []);
      const own = row.fields['grade'] ?? '';
      const student = { row, id: row.id, name: studentName(studentOf(row)), stays };
      return { ...student, grade: isGrade(own) ? own : (grades[0] ?? null) };
    });
  const lastGrade = choices.lastGrade ?? highestOf(known.flatMap(({ grade }) => grade ?? []));
  const students = known
    .map((student) => ({ ...student, fate: fateOf(student, lastGrade, choices) }))
    .toSorted(byNaturalName);
  const byId = new Map(students.map((student) => [student.id, student]));
  const enrolledIn = groupBy(open, 'classroom');
  return {
    lastGrade,
    students,
    classes: classRows
      .map((row) => {
        const there = enrolledIn.get(row.id) ?? [];
        const ids = new Set(there.map(({ fields }) => fields['student'] ?? ''));
        const inClass = [...ids].flatMap((id) => byId.get(id) ?? []).toSorted(byNaturalName);
        const all = inClass.flatMap(({ grade }) => grade ?? []);
        return {
          row,
          id: row.id,
          name: row.fields['name'] ?? '',
          students: inClass,
          grades: [...new Set(all)].toSorted(byLevel),
          grade: usualOf(all),
        };
      })
      .toSorted(byNaturalName),
  };
}
