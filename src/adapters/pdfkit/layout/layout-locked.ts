import type { LockedPart } from '#domain/lessons/lessons/lesson-for-reader.ts';
import { blank, group, heightOf, type PageBlock } from '../block.ts';
import { pdfColors } from '../pdf-colors.ts';
import type { PdfWords } from '../pdf-words.ts';
import type { LayoutContext } from './layout-context.ts';

export function onGround(
  { doc }: LayoutContext,
  blocks: readonly PageBlock[],
  width: number,
  { ground, bar }: { readonly ground: string; readonly bar: string },
): PageBlock {
  const inner = group(null, blocks, { keep: true });
  const [x, y] = [12, 6];
  const height = heightOf(inner) + 2 * y;
  return {
    kind: 'row',
    tag: null,
    height,
    cells: [{ x, dy: y, tag: null, block: inner }],
    ground: (left, top) => {
      doc.roundedRect(left, top, width, height, 4).fill(ground);
      doc.rect(left, top, 3, height).fill(bar);
    },
  };
}

/** The horizontal space in points that the background needs. */
export const groundInset = 24;

export function layoutLocked(
  layout: LayoutContext,
  part: LockedPart,
  width: number,
  { locked }: PdfWords,
): PageBlock {
  const inner = width - groundInset;
  const quiet = { size: 9.5, color: pdfColors.quiet };
  return onGround(
    layout,
    [
      layout.text.words('P', part.title, inner, { face: 'strong' }),
      layout.text.words('P', locked.parts[part.part], inner, quiet),
      layout.text.words('P', locked.reasons[part.reason], inner, quiet),
      blank(0),
    ],
    width,
    { ground: pdfColors.sunPale, bar: pdfColors.sun },
  );
}
