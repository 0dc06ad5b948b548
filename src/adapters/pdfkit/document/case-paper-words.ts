import type { CaseSheet } from '#domain/billing/license/teaching-use.ts';
import type { PaperSection } from './print-sections.ts';

/** The texts, from the message catalog, of a teacher's funding request to the person who decides about the budget. */
export type CasePaperWords = {
  readonly product: string;
  readonly page: (number: number) => string;
  readonly title: string;
  readonly lead: (sheet: CaseSheet) => string;
  readonly sections: (sheet: CaseSheet) => readonly PaperSection[];
};
