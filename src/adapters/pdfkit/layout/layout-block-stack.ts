import { blockPieces, readBlockStack, type BlockLine } from '#domain/lessons/lessons/block-stack.ts';
import type { LessonBlock } from '#domain/lessons/lessons/lesson.ts';
import { group, type PageBlock } from '../block.ts';
import type { Look } from '../typesetter.ts';
import { blockColors, pdfColors } from '../pdf-colors.ts';
import type { LayoutContext } from './layout-context.ts';

type StackStyle = { readonly size: number; readonly known: readonly LessonBlock[] };

const shape = {
  height: 2.1,
  side: 0.8,
  notchAt: 0.8,
  notch: 1.2,
  depth: 0.3,
  spine: 0.7,
  inset: 1.05,
  gap: 0.14,
  foot: 0.42,
} as const;

type Row = { readonly line: BlockLine; readonly depth: number; readonly top: number; readonly end: number };

function rowsOf(lines: readonly BlockLine[], depth: number, from: number): readonly Row[] {
  const rows: Row[] = [];
  let top = from;
  for (const line of lines) {
    const inside = rowsOf(line.inside, depth + 1, top + shape.height + shape.gap);
    const end =
      inside.length === 0 ? top + shape.height : Math.max(...inside.map((row) => row.end)) + shape.foot;
    rows.push({ line, depth, top, end }, ...inside);
    top = end + shape.gap;
  }
  return rows;
}

export function layoutBlockStack(
  layout: LayoutContext,
  program: string,
  width: number,
  style: StackStyle,
): PageBlock {
  const rows = rowsOf(readBlockStack(program, style.known), 0, 0);
  const widest = Math.max(...rows.map((row) => row.depth * shape.inset + labelWidth(layout, row.line.text)));
  const size = Math.min(style.size, width / widest);
  const height = (Math.max(...rows.map((row) => row.end)) + shape.depth) * size;
  return group(
    'Code',
    [
      {
        kind: 'leaf',
        height,
        draw: (x, y, marks) => {
          // Draws from last to first, so that each notch covers the block below it.
          marks.artifact(() => {
            for (const row of rows.toReversed()) drawShape(layout, row, { x, y, size });
          });
          for (const row of rows) marks.content(() => drawLabel(layout, row, { x, y, size }));
        },
      },
    ],
    { keep: true },
  );
}

type Origin = { readonly x: number; readonly y: number; readonly size: number };

const wordLook = { face: 'strong', size: 1, color: pdfColors.ink } as const;
const slotSide = 0.45;
const between = 0.3;

const labelOf = ({ typesetter }: LayoutContext, text: string) =>
  blockPieces(text).map(({ kind, text: piece }) => {
    const words = piece.trim();
    const width = typesetter.width(words, wordLook);
    return { kind, words, width: kind === 'slot' ? Math.max(width, 0.5) + 2 * slotSide : width };
  });

function labelWidth(layout: LayoutContext, text: string): number {
  const pieces = labelOf(layout, text);
  return pieces.reduce((sum, { width }) => sum + width, 0) + between * (pieces.length - 1) + 2 * shape.side;
}

function drawShape(layout: LayoutContext, { line, depth, top, end }: Row, { x, y, size }: Origin): void {
  const { doc } = layout;
  const { fill } = blockColors(line.category);
  const left = x + depth * shape.inset * size;
  const width = labelWidth(layout, line.text) * size;
  const above = y + top * size;
  const foot = y + end * size;
  doc.roundedRect(left, above, width, shape.height * size, size * 0.3).fill(fill);
  if (line.inside.length > 0) {
    const spine = shape.spine * size;
    doc.rect(left, above + size, spine, foot - above - size).fill(fill);
    doc.roundedRect(left, foot - shape.foot * size, width * 0.5, shape.foot * size, size * 0.15).fill(fill);
  }
  const from = left + shape.notchAt * size;
  const notch = shape.notch * size;
  for (const edge of line.inside.length > 0 ? [foot] : [above + shape.height * size]) {
    doc
      .polygon(
        [from, edge - 0.5],
        [from + notch, edge - 0.5],
        [from + notch * 0.8, edge + shape.depth * size],
        [from + notch * 0.2, edge + shape.depth * size],
      )
      .fill(fill);
  }
}

function drawLabel(layout: LayoutContext, { line, depth, top }: Row, { x, y, size }: Origin): void {
  const { doc, typesetter } = layout;
  const { ink } = blockColors(line.category);
  const middle = y + (top + shape.height / 2) * size;
  let at = x + (depth * shape.inset + shape.side) * size;
  for (const { kind, words, width } of labelOf(layout, line.text)) {
    const slot = kind === 'slot';
    if (slot) {
      doc.roundedRect(at, middle - size * 0.72, width * size, size * 1.44, size * 0.72).fill(pdfColors.white);
    }
    const look: Look = { face: 'strong', size, color: slot ? pdfColors.ink : ink };
    const inset = slot ? ((width - typesetter.width(words, wordLook)) / 2) * size : 0;
    typesetter.set(`${words} `, at + inset, middle + size * 0.34, look);
    at += (width + between) * size;
  }
}
