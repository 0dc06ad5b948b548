import type { CaseSheet } from '#domain/billing/license/teaching-use.ts';
import type { CasePaperWords } from './case-paper-words.ts';
import { printSections } from './print-sections.ts';

/** Renders a funding request as a tagged PDF. The same sheet always results in the same bytes. */
export const drawCase = (sheet: CaseSheet, words: CasePaperWords): Promise<Uint8Array> =>
  printSections({ ...words, ...sheet, lead: words.lead(sheet), sections: words.sections(sheet) });
