import type { CellRepair } from '#domain/rosters/imports/import-view.ts';
import type { ListedIssue } from '#domain/rosters/imports/import-view.ts';

export type BrokenRow = {
  readonly file: string;
  readonly line: number;
  readonly cells: readonly { readonly column: string; readonly value: string }[];
  readonly issues: readonly ListedIssue[];
};

const rowKey = ({ file, line }: { readonly file: string; readonly line: number }): string =>
  `${line} ${file}`;

/** Returns the rows with issues, each once. Issues about a file or a column have no row. */
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

export const withoutColumns = (
  rows: readonly BrokenRow[],
  columns: ReadonlySet<string>,
): readonly BrokenRow[] =>
  rows.map((row) => ({ ...row, cells: row.cells.filter(({ column }) => !columns.has(column)) }));

/** Returns the issues that cannot be repaired in a cell. */
export const aboutFiles = (issues: readonly ListedIssue[]): readonly ListedIssue[] =>
  issues.filter(({ line, cells }) => line === null || cells === null);

export const columnsOf = (rows: readonly BrokenRow[]): readonly string[] => [
  ...new Set(rows.flatMap(({ cells }) => cells.map(({ column }) => column))),
];

export type Repairs = ReadonlyMap<string, CellRepair>;
export const noRepairs: Repairs = new Map();
const cellKey = (cell: Omit<CellRepair, 'value'>): string => `${rowKey(cell)}\n${cell.column}`;

export const repairedIn = (repairs: Repairs, cell: Omit<CellRepair, 'value'>): string | null =>
  repairs.get(cellKey(cell))?.value ?? null;

/** Returns the repairs as texts by cell, the format of drafts. */
export const textsOf = (repairs: Repairs): Readonly<Record<string, string>> =>
  Object.fromEntries([...repairs].map(([key, { value }]) => [key, value]));

export const repairsOf = (texts: Readonly<Record<string, string>>): Repairs =>
  new Map(
    Object.entries(texts).flatMap(([key, value]) => {
      const [, line = '', file = '', column = ''] = /^(\d+) ([^\n]*)\n(.*)$/su.exec(key) ?? [];
      return file === '' ? [] : [[key, { file, line: Number(line), column, value }] as const];
    }),
  );

/** Adds the value of a cell. A value equal to `original` is not a repair. `original` is null if it is not known. */
export function withRepair(repairs: Repairs, repair: CellRepair, original: string | null): Repairs {
  const next = new Map(repairs);
  if (repair.value === original) next.delete(cellKey(repair));
  else next.set(cellKey(repair), repair);
  return next;
}
