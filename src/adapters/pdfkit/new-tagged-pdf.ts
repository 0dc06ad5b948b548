// oxlint-disable-next-line import/no-named-as-default -- its types have the default only
import PDFDocument from 'pdfkit';
import type { PaperSize } from '#domain/platform/files/paper-size.ts';

export const paperInPoints: Readonly<Record<PaperSize, readonly [width: number, height: number]>> = {
  letter: [612, 792],
  a4: [595.28, 841.89],
};

/** Creates a tagged PDF without pages, with a language and a title that viewers display (PDF/UA). */
export const newTaggedPdf = (paper: PaperSize, lang: string, info: PDFKit.DocumentInfo): PDFKit.PDFDocument =>
  new PDFDocument({
    autoFirstPage: false,
    size: [...paperInPoints[paper]],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang,
    displayTitle: true,
    info,
  });
