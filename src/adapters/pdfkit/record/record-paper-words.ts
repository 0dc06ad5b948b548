import type { ChildRecord } from '#domain/classrooms/records/child-record.ts';

export type RecordSection = {
  readonly heading: string;
  readonly lead?: string;
  readonly none?: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly shares: readonly number[];
};

export type RecordPaperWords = {
  readonly product: string;
  readonly page: (number: number) => string;
  readonly title: (record: ChildRecord) => string;
  readonly lead: (record: ChildRecord) => string;
  readonly code: string;
  readonly proof: string;
  readonly square: string;
  readonly sections: (record: ChildRecord) => readonly RecordSection[];
  readonly erasure: { readonly heading: string; readonly steps: readonly string[]; readonly left: string };
};
