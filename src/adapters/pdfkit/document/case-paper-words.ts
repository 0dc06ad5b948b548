import type { CaseSheet } from '#domain/license/teaching-use.ts';
import type { PaperSection } from './print-sections.ts';

/** The words of what a teacher gives to who decides about money, as the catalog of messages has them. */
export type CasePaperWords = {
  readonly product: string;
  readonly page: (number: number) => string;
  readonly title: string;
  readonly lead: (sheet: CaseSheet) => string;
  readonly sections: (sheet: CaseSheet) => readonly PaperSection[];
};
