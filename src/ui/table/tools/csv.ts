import { unparse } from 'papaparse';
import type { TableColumn } from '../table-spec.ts';

/**
 * Rows as a CSV file (RFC 4180) that spreadsheets read as UTF-8. A cell that a spreadsheet would take for a formula (it begins
 * with `=`, `+`, `-`, `@`, a tab or a carriage return) gets an apostrophe before it, as OWASP advises against CSV injection.
 */
export const csvOf = <R>(columns: readonly TableColumn<R>[], rows: readonly R[]): string =>
  `\uFEFF${unparse(
    {
      fields: columns.map(({ label }) => label),
      data: rows.map((row) => columns.map(({ text }) => text(row))),
    },
    { escapeFormulae: true, newline: '\r\n' },
  )}`;
