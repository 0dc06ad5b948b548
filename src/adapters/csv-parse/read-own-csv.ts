import { parse } from 'csv-parse/sync';
import { unescapeCell } from '#domain/platform/tables/csv.ts';

/** Parses a CSV file of this product. Returns one object per row, keyed by the column labels. */
export const readOwnCsv = (bytes: Uint8Array): readonly Readonly<Record<string, string>>[] =>
  parse(Buffer.from(bytes), { bom: true, cast: unescapeCell, columns: true });
