import type { ImportIssue } from '#domain/rosters/files/import-issue.ts';

/** A file that can be streamed more than once. */
export type ByteSource = {
  readonly name: string;
  readonly size: number;
  readonly open: () => AsyncIterable<Uint8Array>;
};

export type OpenedFiles = {
  readonly sources: readonly ByteSource[];
  readonly issues: readonly ImportIssue[];
  readonly close: () => Promise<void>;
};

export interface RosterFiles {
  /** The files at a local path. Problems are returned as issues; never throws. */
  open(path: string): Promise<OpenedFiles>;
}

export type RosterOpeners = { readonly files: RosterFiles; readonly archives: RosterFiles };

export type UnreadableSource = Error & { readonly issue: ImportIssue };
