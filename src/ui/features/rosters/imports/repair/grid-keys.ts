/** A cell of a grid, counted from 0 below its header. */
export type GridPlace = { readonly row: number; readonly column: number };
export type GridSize = { readonly rows: number; readonly columns: number };

const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  Home: [0, -Infinity],
  End: [0, Infinity],
  PageDown: [10, 0],
  PageUp: [-10, 0],
};

const within = (at: number, count: number): number => Math.max(0, Math.min(at, count - 1));

/**
 * Returns the cell to which a key moves, as in the ARIA grid pattern. Arrows move by one cell, Home and End within the row, Page Up and Page Down by ten rows,
 * and with Ctrl, Home and End to the first and last cell. Null if the key does not move.
 */
export function moveBy(
  { key, ctrlKey = false }: { readonly key: string; readonly ctrlKey?: boolean },
  from: GridPlace,
  { rows, columns }: GridSize,
): GridPlace | null {
  const step = steps[key];
  if (step === undefined) return null;
  const [down, right] = step;
  if (ctrlKey && key === 'Home') return { row: 0, column: 0 };
  if (ctrlKey && key === 'End') return { row: within(rows, rows), column: within(columns, columns) };
  return { row: within(from.row + down, rows), column: within(from.column + right, columns) };
}
