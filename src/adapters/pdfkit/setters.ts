import type { Letters } from './letters.ts';
import type { TextSetter } from './set-text.ts';

/** The picture files, as the pages of the product name them. */
export type ReadPicture = (
  src: string,
) =>
  | { readonly kind: 'svg'; readonly markup: string }
  | { readonly kind: 'bitmap'; readonly bytes: Buffer }
  | null;

/** What everything is set with. */
export type Setters = {
  readonly doc: PDFKit.PDFDocument;
  readonly letters: Letters;
  readonly text: TextSetter;
  readonly readPicture: ReadPicture;
};
