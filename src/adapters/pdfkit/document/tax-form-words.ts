import type { Seller } from '#domain/billing/documents/document-sheet.ts';
import type { TaxFormSheet } from '#domain/billing/documents/tax-form.ts';
import type { PaperSection } from './print-sections.ts';

export type TaxFormWords = {
  readonly product: string;
  readonly page: (number: number) => string;
  readonly title: string;
  readonly lead: (seller: Seller) => string;
  readonly sections: (seller: Seller, sheet: TaxFormSheet) => readonly PaperSection[];
};
