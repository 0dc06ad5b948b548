import type { Typesetter } from './typesetter.ts';
import type { TextLayout } from './layout-text.ts';

/** The picture files, as the pages of the product name them. */
export type ReadPicture = (
  src: string,
) =>
  | { readonly kind: 'svg'; readonly markup: string }
  | { readonly kind: 'bitmap'; readonly bytes: Buffer }
  | null;

/** What everything is set with. */
export type LayoutContext = {
  readonly doc: PDFKit.PDFDocument;
  readonly typesetter: Typesetter;
  readonly text: TextLayout;
  readonly readPicture: ReadPicture;
};
