import type { DocumentPaper, DocumentPaperBusy } from '#application/service/billing/ports/document-paper.ts';
import type { DocumentSheet, Seller } from '#domain/billing/documents/document-sheet.ts';
import type { TaxFormSheet } from '#domain/billing/documents/tax-form.ts';
import type { CaseSheet } from '#domain/billing/license/teaching-use.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { PdfThread } from '../pdf-thread.ts';
import type { PdfOrder } from '../pdf-worker-messages.ts';

export class PdfkitDocumentPaper implements DocumentPaper {
  readonly #thread: Pick<PdfThread, 'print'>;
  readonly #seller: Seller;

  constructor(thread: Pick<PdfThread, 'print'>, seller: Seller) {
    this.#thread = thread;
    this.#seller = seller;
  }

  print(sheet: DocumentSheet) {
    return this.#print({ of: 'document', sheet, seller: this.#seller });
  }

  printCase(sheet: CaseSheet) {
    return this.#print({ of: 'case', sheet });
  }

  printTaxForm(sheet: TaxFormSheet) {
    return this.#print({ of: 'tax-form', sheet, seller: this.#seller });
  }

  async #print(order: PdfOrder): Promise<Result<Uint8Array, DocumentPaperBusy>> {
    const pdf = await this.#thread.print(order);
    return pdf === null ? err({ kind: 'document/paper-busy' }) : ok(pdf);
  }
}
