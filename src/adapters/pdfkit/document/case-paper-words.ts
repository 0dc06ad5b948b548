import type { CaseSheet } from '#domain/billing/license/teaching-use.ts';
import type { PaperSection } from './print-sections.ts';

/** The texts of a funding request from a teacher to the budget holder, from the message catalog. */
export type CasePaperWords = {
  readonly product: string;
  readonly page: (number: number) => string;
  readonly title: string;
  readonly lead: (sheet: CaseSheet) => string;
  readonly sections: (sheet: CaseSheet) => readonly PaperSection[];
};
