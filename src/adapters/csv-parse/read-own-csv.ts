import { parse } from 'csv-parse/sync';
import { unescapeCell } from '#domain/tables/csv.ts';

/** Reads a CSV file that this product wrote: one object for each row, with the labels of the columns as keys. */
export const readOwnCsv = (bytes: Uint8Array): readonly Readonly<Record<string, string>>[] =>
  parse(Buffer.from(bytes), { bom: true, cast: unescapeCell, columns: true });
