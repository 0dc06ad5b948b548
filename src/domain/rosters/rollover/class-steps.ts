import { nextGrade, nameOfNextYear } from './next-year.ts';
import type { Grade } from '../../classrooms/students/grade.ts';
import type { ClassStep, RolloverChoices, RolloverIssue } from './rollover.ts';
import type { SchoolYear, YearClass } from './school-year.ts';

export type StepOfClass = {
  readonly of: YearClass;
  /** Null until decided. */
  readonly step: ClassStep | null;
  readonly reopen: boolean;
};

/** Whether a class is archived and its students leave it. */
export const isLeft = (step: ClassStep | null): boolean => step !== null && step.kind !== 'stay';

/** Returns the next grade of a class, which is in the class's new name; null if there is none. */
export const gradeNextYear = ({ grade }: YearClass): Grade | null =>
  grade === null ? null : nextGrade(grade);

/**
 * Returns the default step: students of a class move to a new class, a class closes if all students leave, and an empty class stays. Null if the grade is
 * unknown.
 */
function suggested(classroom: YearClass, { classes }: SchoolYear): ClassStep | null {
  const { students, grade, grades, name } = classroom;
  if (students.length === 0) return { kind: 'stay' };
  if (grade === null) return null;
  if (students.every(({ fate }) => fate === 'leaves')) return { kind: 'close' };
  const next = grades.length > 1 ? name : nameOfNextYear(name, grade);
  // If a class already has this name, the new class gets the teachers of that class.
  return { kind: 'new', name: next, taughtBy: (classes.find((one) => one.name === next) ?? classroom).id };
}

function decided(step: ClassStep, classroom: YearClass, { classes }: SchoolYear): ClassStep | null {
  const isThere = (id: string): boolean => classes.some((one) => one.id === id);
  if (step.kind === 'join') return step.classroom !== classroom.id && isThere(step.classroom) ? step : null;
  if (step.kind !== 'new') return step;
  const name = step.name.trim();
  return {
    ...step,
    name: name === '' ? classroom.name : name,
    taughtBy: isThere(step.taughtBy) ? step.taughtBy : classroom.id,
  };
}

/** Returns the step of each class from choices and defaults, and the issues to review. */
export function stepsOf(
  year: SchoolYear,
  { classes: choices }: RolloverChoices,
): { readonly steps: readonly StepOfClass[]; readonly issues: readonly RolloverIssue[] } {
  const first = year.classes.map((classroom) => {
    const said = choices[classroom.id]?.step;
    return {
      room: classroom,
      said,
      step: said === undefined ? suggested(classroom, year) : decided(said, classroom, year),
    };
  });
  const stays = new Set(first.flatMap(({ room, step }) => (step?.kind === 'stay' ? [room.id] : [])));
  const taken = new Set(first.flatMap(({ step }) => (step?.kind === 'new' ? [step.name] : [])));
  const issues: RolloverIssue[] = [];
  const steps = first.map(({ room, said, step: wanted }): StepOfClass => {
    const step = wanted?.kind === 'join' && !stays.has(wanted.classroom) ? null : wanted;
    const { id, name } = room;
    if (step === null)
      issues.push({ code: said === undefined ? 'class-undecided' : 'no-such-class', id, name });
    return { of: room, step, reopen: isLeft(step) && (choices[id]?.reopen ?? !taken.has(name)) };
  });
  return { steps, issues };
}
