import type { Grade } from '../../classrooms/students/grade.ts';
import { fieldsOf, type RosterRow } from '../../classrooms/change-sets/roster.ts';
import { type StepOfClass, gradeNextYear } from './class-steps.ts';
import { bandOfGrade } from './next-year.ts';
import type { RolloverContext } from './rollover.ts';

export type NewClasses = {
  readonly rows: readonly RosterRow[];
  /** New class by id of the old class; missing if its students do not go to a class. */
  readonly next: ReadonlyMap<string, string>;
  readonly places: readonly { readonly id: string; readonly name: string; readonly grade: Grade | null }[];
};

/** Creates the classes of the new year. Two old classes become one new class if their new names and teachers are the same. */
export function newClasses(
  steps: readonly StepOfClass[],
  { organization, newId }: RolloverContext,
): NewClasses {
  const rows: RosterRow[] = [];
  const next = new Map<string, string>();
  const places: { readonly id: string; readonly name: string; readonly grade: Grade | null }[] = [];
  const made = new Map<string, string>();
  const open = (name: string, follows: string, grade: Grade | null): string => {
    const key = `${follows}\n${name}`;
    const there = made.get(key);
    if (there !== undefined) return there;
    const id = newId();
    made.set(key, id);
    const gradeBand = grade === null ? null : bandOfGrade(grade);
    rows.push({
      kind: 'classroom',
      id,
      fields: fieldsOf({ state: 'active', organization, name, gradeBand, follows }),
    });
    places.push({ id, name, grade });
    return id;
  };
  for (const { of: classroom, step, reopen } of steps) {
    if (step?.kind === 'new')
      next.set(classroom.id, open(step.name, step.taughtBy, gradeNextYear(classroom)));
    if (step?.kind === 'join') next.set(classroom.id, step.classroom);
    if (step?.kind === 'stay')
      places.push({ id: classroom.id, name: classroom.name, grade: classroom.grade });
    if (reopen) open(classroom.name, classroom.id, classroom.grade);
  }
  return { rows, next, places };
}
