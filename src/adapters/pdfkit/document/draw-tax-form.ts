import type { Seller } from '#domain/billing/documents/document-sheet.ts';
import type { TaxFormSheet } from '#domain/billing/documents/tax-form.ts';
import { printSections } from './print-sections.ts';
import type { TaxFormWords } from './tax-form-words.ts';

/** Renders the seller’s W-9 as a tagged PDF. The same seller and day always result in the same bytes. */
export const drawTaxForm = (sheet: TaxFormSheet, seller: Seller, words: TaxFormWords): Promise<Uint8Array> =>
  printSections({
    ...words,
    ...sheet,
    lead: words.lead(seller),
    sections: words.sections(seller, sheet),
  });
