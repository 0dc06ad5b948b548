import type { ChildRecord } from '#domain/students/child-record.ts';

/** A table of the paper: its heading, what is said above it, its columns, and its rows as they are read. */
export type RecordSection = {
  readonly heading: string;
  readonly lead?: string;
  /** What is said instead of an empty table. */
  readonly none?: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The share of the width of each column. */
  readonly shares: readonly number[];
};

/** The words of a child's record on paper, as the catalog of messages has them. */
export type RecordPaperWords = {
  readonly product: string;
  readonly page: (number: number) => string;
  readonly title: (record: ChildRecord) => string;
  readonly lead: (record: ChildRecord) => string;
  readonly code: string;
  readonly proof: string;
  readonly square: string;
  /** Everything that is held, in the order of the paper. */
  readonly sections: (record: ChildRecord) => readonly RecordSection[];
  readonly erasure: { readonly heading: string; readonly steps: readonly string[]; readonly left: string };
};
