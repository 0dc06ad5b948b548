import { writeCsv } from '#domain/platform/tables/csv.ts';
import { withoutControls } from './terminal-text.ts';

/** Formats rows as CSV in the same format as all other exports. Removes control characters, because the output may be printed to a terminal. */
export const csv = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  writeCsv(
    head,
    rows.map((row) => row.map(withoutControls)),
  );
