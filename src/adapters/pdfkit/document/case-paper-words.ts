import type { CaseSheet } from '#domain/license/teaching-use.ts';

/** A heading, and what stands below it: sentences, and a table with a head. */
export type CaseSection = {
  readonly heading: string;
  readonly sentences: readonly string[];
  readonly table?: {
    readonly columns: readonly string[];
    readonly rows: readonly (readonly string[])[];
    /** The share of the width of each column. */
    readonly shares: readonly number[];
  };
};

/** The words of what a teacher gives to who decides about money, as the catalog of messages has them. */
export type CasePaperWords = {
  readonly product: string;
  readonly page: (number: number) => string;
  readonly title: string;
  readonly lead: (sheet: CaseSheet) => string;
  readonly sections: (sheet: CaseSheet) => readonly CaseSection[];
};
