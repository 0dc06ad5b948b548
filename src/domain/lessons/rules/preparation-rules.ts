import type { Lesson } from '../lessons/lesson.ts';
import { classSizes } from '../lessons/lesson-time.ts';
import { maxPreparation, preparationMinutes } from '../lessons/preparation.ts';
import { cardGrids, type Printable } from '../lessons/printable.ts';

export type PreparationProblem =
  | { readonly kind: 'lesson/preparation-too-long'; readonly field: string; readonly needed: number }
  | { readonly kind: 'lesson/no-way-without-printing'; readonly field: string }
  | { readonly kind: 'lesson/off-the-board'; readonly field: string; readonly value: string }
  | { readonly kind: 'lesson/too-few-cells'; readonly field: string; readonly value: number };

const maxSets = classSizes.large / 2;

function printableProblems(printable: Printable, field: string): readonly PreparationProblem[] {
  const problems: PreparationProblem[] = [];
  if (printable.without.trim() === '') problems.push({ kind: 'lesson/no-way-without-printing', field });
  if (printable.form === 'board') {
    for (const { column, row, title } of printable.marks) {
      const isOn = column >= 1 && column <= printable.columns && row >= 1 && row <= printable.rows;
      if (!isOn) problems.push({ kind: 'lesson/off-the-board', field, value: title });
    }
  }
  if (printable.form === 'cards' && printable.each === 'pair') {
    const [columns, rows] = cardGrids[printable.size];
    const cells = columns * rows;
    if (cells < maxSets) problems.push({ kind: 'lesson/too-few-cells', field, value: cells });
  }
  return problems;
}

/** Returns every broken rule. The preparation takes at most fifteen minutes for a class of the usual size, and has an alternative without printing. */
export function preparationProblems(
  lesson: Pick<Lesson, 'preparation' | 'printables'>,
): readonly PreparationProblem[] {
  const needed = preparationMinutes(lesson, classSizes.usual);
  return [
    ...(needed > maxPreparation
      ? [{ kind: 'lesson/preparation-too-long', field: 'preparation', needed } as const]
      : []),
    ...lesson.printables.flatMap((printable, at) => printableProblems(printable, `printables[${at}]`)),
  ];
}
