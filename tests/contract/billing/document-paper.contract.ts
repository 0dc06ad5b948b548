import { describe, expect, test } from 'vitest';
import type { DocumentPaper } from '#application/service/billing/ports/document-paper.ts';
import { documentKinds } from '#domain/billing/documents/billing-document.ts';
import { paperSizes } from '#domain/platform/files/paper-size.ts';
import { aCaseSheet } from '../../builders/a-case-sheet.ts';
import { aDocumentDraft } from '../../builders/a-document.ts';

export function documentPaperContract(name: string, makePaper: () => DocumentPaper): void {
  describe(`DocumentPaper: ${name}`, () => {
    test.each(documentKinds)('[LIC-7] a document becomes a PDF: %s, in both sizes', async (kind) => {
      for (const paper of paperSizes) {
        const document = { ...aDocumentDraft({ kind }), number: 1 };
        const sheet = { document, billTo: 'Pier Street School', address: null, paper };
        const printed = await makePaper().print(sheet);
        expect(printed.ok && Buffer.from(printed.value.subarray(0, 5)).toString()).toBe('%PDF-');
        expect(await makePaper().print(sheet)).toEqual(printed);
      }
    });

    test.each(paperSizes)("[LIC-7] the seller's W-9 becomes a PDF: %s", async (paper) => {
      const sheet = { paper, today: '2026-09-01' };
      const printed = await makePaper().printTaxForm(sheet);
      expect(printed.ok && Buffer.from(printed.value.subarray(0, 5)).toString()).toBe('%PDF-');
      expect(await makePaper().printTaxForm(sheet)).toEqual(printed);
    });

    test.each(paperSizes)("[LIC-3] a teacher's use becomes a PDF for the buyer: %s", async (paper) => {
      const printed = await makePaper().printCase(aCaseSheet({ paper }));
      expect(printed.ok && Buffer.from(printed.value.subarray(0, 5)).toString()).toBe('%PDF-');
      expect(await makePaper().printCase(aCaseSheet({ paper }))).toEqual(printed);
    });
  });
}
