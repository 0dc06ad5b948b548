import type { IsoDate } from '../../platform/dates/iso-date.ts';
import type { Roster } from '../../classrooms/change-sets/roster.ts';
import { coversDay } from '../../classrooms/change-sets/stay.ts';
import { studentsPerClassroom } from '../../classrooms/students/student-forms.ts';
import type { StepOfClass } from './class-steps.ts';
import type { RolloverIssue, RolloverSummary, StudentFate } from './rollover.ts';
import type { SchoolYear, YearStudent } from './school-year.ts';

const maxLeaving = 0.2;

function fatesOf(students: readonly YearStudent[]): Readonly<Record<StudentFate, number>> {
  const fates = { up: 0, repeats: 0, leaves: 0, ungraded: 0 };
  for (const { fate } of students) fates[fate] += 1;
  return fates;
}

function enrolledIn(roster: Roster, today: IsoDate): ReadonlyMap<string, ReadonlySet<string>> {
  const there = new Map<string, Set<string>>();
  for (const row of roster.values()) {
    const { classroom = '', student = '' } = row.fields;
    const isTaught = roster.get(`classroom/${classroom}`)?.fields['state'] === 'active';
    if (row.kind !== 'enrollment' || !coversDay(row, today) || !isTaught) continue;
    there.set(classroom, (there.get(classroom) ?? new Set()).add(student));
  }
  return there;
}

/** Summarizes a rollover: what happens to classes and students, and the issues to review. `roster` is the roster of the new year. */
export function summarize(
  { students, lastGrade }: SchoolYear,
  {
    steps,
    issues,
    roster,
    today,
    excepted,
  }: {
    readonly steps: readonly StepOfClass[];
    readonly issues: readonly RolloverIssue[];
    readonly roster: Roster;
    readonly today: IsoDate;
    readonly excepted: ReadonlySet<string>;
  },
): RolloverSummary {
  const fates = fatesOf(students);
  const there = enrolledIn(roster, today);
  const placed = new Set([...there.values()].flatMap((ids) => [...ids]));
  const isPlaced = ({ id, fate }: YearStudent): boolean => fate === 'leaves' || placed.has(id);
  const full = [...there].flatMap(([id, ids]): readonly RolloverIssue[] => {
    const name = roster.get(`classroom/${id}`)?.fields['name'] ?? '';
    return ids.size > studentsPerClassroom ? [{ code: 'too-many-students', id, name }] : [];
  });
  const share = fates.leaves / Math.max(1, students.length);
  return {
    lastGrade,
    classes: steps.map(({ of: { id, name, grades, students: inClass }, step, reopen }) => ({
      id,
      name,
      grades,
      fates: fatesOf(inClass),
      step,
      reopen,
    })),
    counts: {
      ...fates,
      students: students.length,
      withoutClass: students.filter((student) => !isPlaced(student)).length,
    },
    issues: [...issues, ...full],
    exceptions: students.flatMap(({ id, name, grade, fate }) =>
      excepted.has(id) ? [{ id, name, grade, fate }] : [],
    ),
    confirm: share > maxLeaving ? { removed: fates.leaves, share: Math.round(share * 100) / 100 } : null,
  };
}
