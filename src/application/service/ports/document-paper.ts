import type { DocumentSheet } from '#domain/documents/document-sheet.ts';
import type { Result } from '#domain/result.ts';

/** So much is being set that this cannot be now, or it took longer than anybody waits. */
export type DocumentPaperBusy = { readonly kind: 'document/paper-busy' };

/** Sets a quote, an invoice, a credit note or a receipt as a tagged PDF (LIC-7): the same document gives the same bytes. */
export interface DocumentPaper {
  print(sheet: DocumentSheet): Promise<Result<Uint8Array, DocumentPaperBusy>>;
}
