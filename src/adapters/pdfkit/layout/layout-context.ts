import type { Typesetter } from '../typesetter.ts';
import type { TextLayout } from './layout-text.ts';

/** Reads a picture by its path on the product's pages. */
export type ReadPicture = (
  src: string,
) =>
  | { readonly kind: 'svg'; readonly markup: string }
  | { readonly kind: 'bitmap'; readonly bytes: Buffer }
  | null;

export type LayoutContext = {
  readonly doc: PDFKit.PDFDocument;
  readonly typesetter: Typesetter;
  readonly text: TextLayout;
  readonly readPicture: ReadPicture;
};
