import type { DocumentPaper, DocumentPaperBusy } from '#application/service/ports/document-paper.ts';
import type { DocumentSheet, Seller } from '#domain/documents/document-sheet.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { PdfThread } from '../pdf-thread.ts';

/** Prints documents by pdfkit, in the name of a seller. */
export class PdfkitDocumentPaper implements DocumentPaper {
  readonly #thread: Pick<PdfThread, 'print'>;
  readonly #seller: Seller;

  constructor(thread: Pick<PdfThread, 'print'>, seller: Seller) {
    this.#thread = thread;
    this.#seller = seller;
  }

  async print(sheet: DocumentSheet): Promise<Result<Uint8Array, DocumentPaperBusy>> {
    const pdf = await this.#thread.print({ of: 'document', sheet, seller: this.#seller });
    return pdf === null ? err({ kind: 'document/paper-busy' }) : ok(pdf);
  }
}
