import type { Delimiter } from '#domain/rosters/files/choose-delimiter.ts';
import type { ImportIssue, IssueCode } from '#domain/rosters/files/import-issue.ts';
import type { ByteSource } from './roster-files.ts';

/** A CSV record, or the reason why it could not be read. `line` is the number of its last line, from 1. */
export type CsvRecord =
  | { readonly line: number; readonly cells: readonly string[] }
  | { readonly line: number; readonly problem: IssueCode };

export type OpenedTable = {
  readonly encoding: string;
  readonly delimiter: Delimiter;
  readonly issues: readonly ImportIssue[];
  /** Yields the records in order, starting with the header, in batches of a few hundred. */
  readonly batches: () => AsyncIterable<readonly CsvRecord[]>;
};

export interface CsvTables {
  /** Opens a table. Returns an issue if the bytes are not text. Errors of the source, such as a damaged archive, are thrown. */
  open(source: ByteSource): Promise<ImportIssue | OpenedTable>;
}
