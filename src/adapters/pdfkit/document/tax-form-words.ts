import type { Seller } from '#domain/documents/document-sheet.ts';
import type { TaxFormSheet } from '#domain/documents/tax-form.ts';
import type { PaperSection } from './print-sections.ts';

/** The words of the seller’s W-9, as the catalog of messages has them. */
export type TaxFormWords = {
  readonly product: string;
  readonly page: (number: number) => string;
  readonly title: string;
  readonly lead: (seller: Seller) => string;
  readonly sections: (seller: Seller, sheet: TaxFormSheet) => readonly PaperSection[];
};
