import { foldText } from './fold-text.ts';

/** The type of a column; `date` is a moment in epoch milliseconds. Specification, section 3. */
export type ColumnKind = 'text' | 'number' | 'date';

/** The value of a cell; null if it is empty. */
export type Cell = string | number | null;

export type Columns<C extends string = string> = Readonly<Record<C, ColumnKind>>;

/** Returns a cell's value for comparison: folded text, or the number; null for an empty cell or a text without visible characters. */
export const comparable = (cell: Cell): Cell => {
  if (typeof cell !== 'string') return cell;
  const folded = foldText(cell);
  return folded === '' ? null : folded;
};
