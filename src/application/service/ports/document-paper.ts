import type { DocumentSheet } from '#domain/documents/document-sheet.ts';
import type { TaxFormSheet } from '#domain/documents/tax-form.ts';
import type { CaseSheet } from '#domain/license/teaching-use.ts';
import type { Result } from '#domain/result.ts';

/** So much is being set that this cannot be now, or it took longer than anybody waits. */
export type DocumentPaperBusy = { readonly kind: 'document/paper-busy' };

/** Sets what is about money as tagged PDFs: the same sheet gives the same bytes. */
export interface DocumentPaper {
  /** A quote, an invoice, a credit note or a receipt (LIC-7). */
  print(sheet: DocumentSheet): Promise<Result<Uint8Array, DocumentPaperBusy>>;
  /** The seller’s W-9 (LIC-7). */
  printTaxForm(sheet: TaxFormSheet): Promise<Result<Uint8Array, DocumentPaperBusy>>;
  /** What a teacher gives to who decides: their own use, and what a license costs. */
  printCase(sheet: CaseSheet): Promise<Result<Uint8Array, DocumentPaperBusy>>;
}
