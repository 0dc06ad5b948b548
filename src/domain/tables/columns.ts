import { foldText } from './fold-text.ts';

/** What a column holds: text, a number, or a moment in epoch milliseconds. Specification, section 3. */
export type ColumnKind = 'text' | 'number' | 'date';

/** The value of one cell; null is a blank. */
export type Cell = string | number | null;

/** The columns of a table that can be filtered and sorted by, keyed by name. */
export type Columns<C extends string = string> = Readonly<Record<C, ColumnKind>>;

/** What a cell is compared by: folded text, or the number itself; null for a blank, which a text that draws nothing is. */
export const comparable = (cell: Cell): Cell => {
  if (typeof cell !== 'string') return cell;
  const folded = foldText(cell);
  return folded === '' ? null : folded;
};
