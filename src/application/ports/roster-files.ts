import type { ImportIssue } from '#domain/imports/import-issue.ts';

/** A file as bytes that can be read more than once, and never as a whole. */
export type ByteSource = {
  /** Its name, with the folders of its archive. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly open: () => AsyncIterable<Uint8Array>;
};

/** The files of an import, until they are closed. */
export type OpenedFiles = {
  readonly sources: readonly ByteSource[];
  /** Why files, or the archive as a whole, are not among them. */
  readonly issues: readonly ImportIssue[];
  readonly close: () => Promise<void>;
};

/** Opens what somebody wants to import: a file, a folder of files, or an archive. */
export interface RosterFiles {
  /** The files at a path of this computer. Whatever is wrong with them is an issue of the answer; it does not throw. */
  open(path: string): Promise<OpenedFiles>;
}

/** What opens a path: as it is, and as an archive. */
export type RosterOpeners = { readonly files: RosterFiles; readonly archives: RosterFiles };

/** What a source throws when it turns out, while it is read, that it cannot be. */
export type UnreadableSource = Error & { readonly issue: ImportIssue };
