import { type ImportCounts, noCounts } from '../plan/planned-things.ts';
import type { PlannedRow } from '../plan/planned-row.ts';
import { type Change, byRow, type RowChanges } from '../../classrooms/change-sets/change.ts';
import { planChanges } from '../../classrooms/change-sets/plan-changes.ts';
import {
  fieldsOf,
  keyOf,
  type FieldValue,
  type Roster,
  type RosterRow,
  type RowKey,
} from '../../classrooms/change-sets/roster.ts';
import { endedOn } from '../../classrooms/change-sets/stay.ts';
import { studentOf } from '../../classrooms/students/student-row.ts';
import { studentName } from '../../classrooms/students/student.ts';
import { isLeft, type StepOfClass, stepsOf } from './class-steps.ts';
import { type NewClasses, newClasses } from './new-classes.ts';
import { nextGrade } from './next-year.ts';
import type { RolloverChoices, RolloverContext, RolloverIssue, RolloverSummary } from './rollover.ts';
import { summarize } from './summarize-rollover.ts';
import { readSchoolYear, type YearStudent } from './school-year.ts';

export type RolloverPlan = {
  readonly changes: readonly Change[];
  readonly rows: readonly PlannedRow[];
  readonly counts: ImportCounts;
  readonly summary: RolloverSummary;
};

/** Returns the class of a student who repeats a grade: the class with the same name as their current one, else the first class of their grade. */
const placeOfRepeater = (
  { grade }: YearStudent,
  { of: { name } }: StepOfClass,
  { places }: NewClasses,
): string | null =>
  (
    places.find((place) => place.name === name && place.grade === grade) ??
    places.find((place) => grade !== null && place.grade === grade)
  )?.id ?? null;

const classroomOf = ({ fields }: RosterRow): string => fields['classroom'] ?? '';

class NextYear {
  readonly #rows: Map<RowKey, RosterRow>;
  readonly #context: RolloverContext;
  readonly #issues: RolloverIssue[] = [];

  constructor(roster: Roster, context: RolloverContext) {
    this.#rows = new Map(roster);
    this.#context = context;
  }

  get roster(): Roster {
    return this.#rows;
  }

  get issues(): readonly RolloverIssue[] {
    return this.#issues;
  }

  add(row: RosterRow): void {
    this.#rows.set(keyOf(row), row);
  }

  archive(classroom: RosterRow): void {
    this.#write(classroom, { state: 'archived' });
  }

  move(student: YearStudent, steps: ReadonlyMap<string, StepOfClass>, classes: NewClasses): void {
    const { row, grade, fate, stays } = student;
    if (fate === 'leaves') {
      this.#write(row, { state: 'archived', archivedOn: this.#context.today });
      for (const stay of stays) this.#end(stay);
      return;
    }
    this.#write(row, { grade: fate === 'up' && grade !== null ? nextGrade(grade) : grade });
    const goes = (stay: RosterRow): boolean => isLeft(steps.get(classroomOf(stay))?.step ?? null);
    const there = new Set(stays.filter((stay) => !goes(stay)).map(classroomOf));
    for (const stay of stays.filter(goes)) {
      this.#end(stay);
      const next = this.#nextOf(student, steps.get(classroomOf(stay)), classes);
      if (next === null || there.has(next)) continue;
      there.add(next);
      this.#enroll(student.id, next);
    }
  }

  /** Returns the next class of a student whose class ends; null if there is none. */
  #nextOf(student: YearStudent, from: StepOfClass | undefined, classes: NewClasses): string | null {
    if (from === undefined) return null;
    if (student.fate !== 'repeats') return classes.next.get(from.of.id) ?? null;
    const place = placeOfRepeater(student, from, classes);
    const { id, name } = student;
    if (place === null) this.#issues.push({ code: 'repeater-without-class', id, name });
    return place;
  }

  #enroll(student: string, classroom: string): void {
    const { newId, today } = this.#context;
    this.add({
      kind: 'enrollment',
      id: newId(),
      fields: { state: 'active', classroom, student, from: today },
    });
  }

  #end(stay: RosterRow): void {
    this.add(endedOn(stay, this.#context.today));
  }

  #write(row: RosterRow, values: Readonly<Record<string, FieldValue>>): void {
    this.#rows.set(keyOf(row), { ...row, fields: fieldsOf({ ...row.fields, ...values }) });
  }
}

function actOf({ kind, act, changes }: RowChanges): PlannedRow['act'] {
  if (act === 'add') return 'added';
  const ends = changes.some(({ field, to }) =>
    kind === 'enrollment' ? field === 'to' && to !== null : field === 'state' && to === 'archived',
  );
  return ends ? 'left' : 'changed';
}

function nameIn(roster: Roster, key: RowKey): string {
  const row = roster.get(key);
  if (row === undefined) return '';
  if (row.kind === 'classroom') return row.fields['name'] ?? '';
  if (row.kind === 'student') return studentName(studentOf(row));
  const { student = '', classroom = '' } = row.fields;
  return `${nameIn(roster, `student/${student}`)} · ${nameIn(roster, `classroom/${classroom}`)}`;
}

const studentOfRow = (roster: Roster, { kind, id }: RowChanges): string | null =>
  kind === 'student' ? id : (roster.get(keyOf({ kind, id }))?.fields['student'] ?? null);

function countsOf(rows: readonly PlannedRow[], { counts, classes }: RolloverSummary): ImportCounts {
  const count = (kind: PlannedRow['kind'], act: PlannedRow['act']): number =>
    rows.filter((row) => row.kind === kind && row.act === act).length;
  const of = (kind: PlannedRow['kind'], all: number) => {
    const [added, changed, left] = [count(kind, 'added'), count(kind, 'changed'), count(kind, 'left')];
    return { ...noCounts.students, added, changed, left, unchanged: Math.max(0, all - changed - left) };
  };
  return {
    ...noCounts,
    classrooms: of('classroom', classes.length),
    students: of('student', counts.students),
    enrollments: of('enrollment', 0),
  };
}

/**
 * Plans a school-year rollover (ROS-7): every student moves up a grade, repeats or leaves; each class becomes a new one, joins an existing one, or closes.
 * Lessons and progress stay with the old classes, which are archived; students leave the old classes and join the new ones on the day of the rollover. Applying
 * the changes again changes nothing.
 */
export function planRollover(
  roster: Roster,
  choices: RolloverChoices,
  context: RolloverContext,
): RolloverPlan {
  const year = readSchoolYear(roster, context, choices);
  const { steps, issues } = stepsOf(year, choices);
  const classes = newClasses(steps, context);
  const next = new NextYear(roster, context);
  for (const row of classes.rows) next.add(row);
  for (const { of: classroom, step } of steps)
    if (step !== null && step.kind !== 'stay') next.archive(classroom.row);
  const byId = new Map(steps.map((step) => [step.of.id, step]));
  for (const student of year.students) next.move(student, byId, classes);
  const changes = planChanges(roster, next.roster);
  const summary = summarize(year, {
    steps,
    issues: [...issues, ...next.issues],
    roster: next.roster,
    today: context.today,
    excepted: new Set(Object.keys(choices.students)),
  });
  const rows = byRow(changes).map((row, at) => ({
    kind: row.kind,
    id: row.id,
    student: studentOfRow(next.roster, row),
    act: actOf(row),
    name: nameIn(next.roster, keyOf(row)),
    at: { file: '', line: at + 1 },
    changes: row.changes.map(({ field, from, to }) => ({ field, from, to })),
    link: null,
    key: null,
    twin: null,
    erasedOn: null,
  }));
  return { changes, rows, counts: countsOf(rows, summary), summary };
}
