import type { CellRepair } from '#application/client/rosters/ports/import-service.ts';
import type { ListedIssue } from '#domain/rosters/imports/import-view.ts';

/** A row that can be repaired, with everything that is wrong with it. */
export type BrokenRow = {
  readonly file: string;
  readonly line: number;
  readonly cells: readonly { readonly column: string; readonly value: string }[];
  readonly issues: readonly ListedIssue[];
};

const rowKey = ({ file, line }: { readonly file: string; readonly line: number }): string =>
  `${line} ${file}`;

/** The rows that issues are about, each once; issues about a file or a column have none. */
export function brokenRows(issues: readonly ListedIssue[]): readonly BrokenRow[] {
  const rows = new Map<string, BrokenRow>();
  for (const issue of issues) {
    const { file, line, cells } = issue;
    if (line === null || cells === null) continue;
    const key = rowKey({ file, line });
    const row = rows.get(key) ?? { file, line, cells, issues: [] };
    rows.set(key, { ...row, issues: [...row.issues, issue] });
  }
  return [...rows.values()];
}

/** The same rows without the cells of some columns. */
export const withoutColumns = (
  rows: readonly BrokenRow[],
  columns: ReadonlySet<string>,
): readonly BrokenRow[] =>
  rows.map((row) => ({ ...row, cells: row.cells.filter(({ column }) => !columns.has(column)) }));

/** Issues that no cell can be repaired for. */
export const aboutFiles = (issues: readonly ListedIssue[]): readonly ListedIssue[] =>
  issues.filter(({ line, cells }) => line === null || cells === null);

export const columnsOf = (rows: readonly BrokenRow[]): readonly string[] => [
  ...new Set(rows.flatMap(({ cells }) => cells.map(({ column }) => column))),
];

/** Repairs that were typed, by their cell. */
export type Repairs = ReadonlyMap<string, CellRepair>;
export const noRepairs: Repairs = new Map();
const cellKey = (cell: Omit<CellRepair, 'value'>): string => `${rowKey(cell)}\n${cell.column}`;

export const repairedIn = (repairs: Repairs, cell: Omit<CellRepair, 'value'>): string | null =>
  repairs.get(cellKey(cell))?.value ?? null;

/** Repairs as texts by their cells, as a draft keeps them. */
export const textsOf = (repairs: Repairs): Readonly<Record<string, string>> =>
  Object.fromEntries([...repairs].map(([key, { value }]) => [key, value]));

/** The repairs of such texts. */
export const repairsOf = (texts: Readonly<Record<string, string>>): Repairs =>
  new Map(
    Object.entries(texts).flatMap(([key, value]) => {
      const [, line = '', file = '', column = ''] = /^(\d+) ([^\n]*)\n(.*)$/su.exec(key) ?? [];
      return file === '' ? [] : [[key, { file, line: Number(line), column, value }] as const];
    }),
  );

/** Adds a typed cell. A value equal to `original` is not a repair; null if the original is not known. */
export function withRepair(repairs: Repairs, repair: CellRepair, original: string | null): Repairs {
  const next = new Map(repairs);
  if (repair.value === original) next.delete(cellKey(repair));
  else next.set(cellKey(repair), repair);
  return next;
}
