import type { DocumentPaper, DocumentPaperBusy } from '#application/service/billing/ports/document-paper.ts';
import type { DocumentSheet } from '#domain/billing/documents/document-sheet.ts';
import type { TaxFormSheet } from '#domain/billing/documents/tax-form.ts';
import type { CaseSheet } from '#domain/billing/license/teaching-use.ts';
import { err, ok, type Result } from '#domain/result.ts';

/** Creates files that contain the content as plain text. */
export class InMemoryDocumentPaper implements DocumentPaper {
  busy = false;

  print(sheet: DocumentSheet) {
    return this.#print(sheet);
  }

  printCase(sheet: CaseSheet) {
    return this.#print(sheet);
  }

  printTaxForm(sheet: TaxFormSheet) {
    return this.#print(sheet);
  }

  async #print(
    sheet: CaseSheet | DocumentSheet | TaxFormSheet,
  ): Promise<Result<Uint8Array, DocumentPaperBusy>> {
    if (this.busy) return err({ kind: 'document/paper-busy' });
    return ok(new TextEncoder().encode(`%PDF-${JSON.stringify(sheet)}`));
  }
}
