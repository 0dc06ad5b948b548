import type { RichLine } from '../../platform/text/rich-text.ts';
import { cardGrids, type Printable, sheetsFor } from './printable.ts';

/** A task before class. */
export type PreparationTask = { readonly text: RichLine; readonly minutes: number };

/** Maximum preparation before class, in minutes. */
export const maxPreparation = 15;

/** Assumed speed of printing and cutting; see decision 71. */
const printing = { seconds: 120, sheetsAtOnce: 5, secondsACut: 8 } as const;

/** Returns the number of straight cuts through a page of cards: below each row, then between the cards of each row. */
function cutsOf(printable: Printable): number {
  if (printable.form !== 'cards' || printable.size === 'full') return 0;
  const [columns, rows] = cardGrids[printable.size];
  return rows + rows * (columns - 1);
}

/**
 * Returns how many minutes it takes to print everything for a class of this many students and to cut it with scissors, rounded up; 0 if there are no
 * printables.
 */
export function printMinutes(printables: readonly Printable[], students: number): number {
  if (printables.length === 0) return 0;
  const cutting = printables.reduce((sum, printable) => {
    const stacks = Math.ceil(sheetsFor(printable, students) / printing.sheetsAtOnce);
    return sum + stacks * cutsOf(printable) * printing.secondsACut;
  }, 0);
  return Math.ceil((printing.seconds + cutting) / 60);
}

type Prepared = {
  readonly preparation: readonly PreparationTask[];
  readonly printables: readonly Printable[];
};

/** Returns how many minutes the work before class takes: tasks, printing and cutting. */
export const preparationMinutes = ({ preparation, printables }: Prepared, students: number): number =>
  preparation.reduce((sum, { minutes }) => sum + minutes, printMinutes(printables, students));
