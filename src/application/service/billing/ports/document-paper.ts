import type { DocumentSheet } from '#domain/billing/documents/document-sheet.ts';
import type { TaxFormSheet } from '#domain/billing/documents/tax-form.ts';
import type { CaseSheet } from '#domain/billing/license/teaching-use.ts';
import type { Result } from '#domain/result.ts';

/** The print queue is full, or printing timed out. */
export type DocumentPaperBusy = { readonly kind: 'document/paper-busy' };

/** Prints commercial documents as tagged PDFs. The output is deterministic. */
export interface DocumentPaper {
  /** A quote, invoice, credit note or receipt (LIC-7). */
  print(sheet: DocumentSheet): Promise<Result<Uint8Array, DocumentPaperBusy>>;
  /** The seller's W-9 (LIC-7). */
  printTaxForm(sheet: TaxFormSheet): Promise<Result<Uint8Array, DocumentPaperBusy>>;
  /** A document for the person who decides about the budget, with a teacher's usage and the cost of a license. */
  printCase(sheet: CaseSheet): Promise<Result<Uint8Array, DocumentPaperBusy>>;
}
