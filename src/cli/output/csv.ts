import { writeCsv } from '#domain/platform/tables/csv.ts';
import { withoutControls } from './terminal-text.ts';

/** Rows as CSV in the format of every other export. Without control characters, because it may be printed to a terminal. */
export const csv = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  writeCsv(
    head,
    rows.map((row) => row.map(withoutControls)),
  );
