import type { Delimiter } from '#domain/imports/choose-delimiter.ts';
import type { ImportIssue, IssueCode } from '#domain/imports/import-issue.ts';
import type { ByteSource } from './roster-files.ts';

/** A record of a CSV, or why it could not be read. `line` is where it ends, from 1. */
export type CsvRecord =
  | { readonly line: number; readonly cells: readonly string[] }
  | { readonly line: number; readonly problem: IssueCode };

export type OpenedTable = {
  readonly encoding: string;
  readonly delimiter: Delimiter;
  readonly issues: readonly ImportIssue[];
  /** The records in their order, its header first, some hundreds at a time. */
  readonly batches: () => AsyncIterable<readonly CsvRecord[]>;
};

/** Reads bytes as a CSV, whatever its encoding, delimiter and line ends. */
export interface CsvTables {
  /** A bare issue where it is no text. Errors of the source (a damaged archive) are thrown as they are. */
  open(source: ByteSource): Promise<ImportIssue | OpenedTable>;
}
