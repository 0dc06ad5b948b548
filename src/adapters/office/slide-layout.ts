import type PptxGenJS from 'pptxgenjs';
import { blockPieces, type BlockLine, readBlockStack } from '#domain/lessons/lessons/block-stack.ts';
import type { LessonBlock } from '#domain/lessons/lessons/lesson.ts';
import { plainLine, type RichText } from '#domain/platform/text/rich-text.ts';
import { officeBlockColors, officeColors, officeFont } from './office-parts.ts';
import { paragraphsOf, runsOf, type SlidePart, slideParts } from './slide-text.ts';

export type SlideArea = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

type Letters = { readonly size: number; readonly known: readonly LessonBlock[] };

/** The average width of a regular and a bold letter, relative to the font size. */
const letter = { text: 0.58, strong: 0.68 } as const;
const inches = (points: number): number => points / 72;

const block = { height: 2, indent: 1.2, side: 1.1, gap: 0.16, foot: 0.5, spine: 0.75 } as const;

type Row = { readonly line: BlockLine; readonly depth: number; readonly top: number; readonly end: number };

function rowsOf(lines: readonly BlockLine[], depth: number, from: number): readonly Row[] {
  const rows: Row[] = [];
  let top = from;
  for (const line of lines) {
    const inside = rowsOf(line.inside, depth + 1, top + block.height + block.gap);
    const end =
      inside.length === 0 ? top + block.height : Math.max(...inside.map((row) => row.end)) + block.foot;
    rows.push({ line, depth, top, end }, ...inside);
    top = end + block.gap;
  }
  return rows;
}

const labelWidth = (text: string): number => text.length * letter.strong + 2 * block.side;

const linesOf = (text: RichText): readonly string[] =>
  text.flatMap((part): readonly string[] => {
    if (part.kind === 'paragraph') return [plainLine(part.children)];
    if (part.kind === 'list') return part.items.flatMap(linesOf).map((line) => `00  ${line}`);
    return part.kind === 'code' ? part.text.split('\n') : [];
  });

function heightOf(part: SlidePart, width: number, size: number, known: readonly LessonBlock[]): number {
  if (part.kind === 'table') return (part.rows.length + 1) * inches(size * 2.1);
  if (part.kind === 'stack') {
    const rows = rowsOf(readBlockStack(part.program, known), 0, 0);
    return inches(size * Math.max(...rows.map((row) => row.end)));
  }
  const perLine = width / inches(size * letter.text);
  const lines = linesOf(part.text);
  const rows = lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / perLine)), 0);
  return inches(size * (rows * 1.25 + lines.length * 0.45));
}

function widthOf(part: SlidePart, size: number, known: readonly LessonBlock[]): number {
  if (part.kind !== 'stack') return 0;
  const rows = rowsOf(readBlockStack(part.program, known), 0, 0);
  return inches(
    size * Math.max(...rows.map(({ line, depth }) => depth * block.indent + labelWidth(line.text))),
  );
}

function addStack(slide: PptxGenJS.Slide, program: string, at: SlideArea, { size, known }: Letters): void {
  for (const { line, depth, top, end } of rowsOf(readBlockStack(program, known), 0, 0)) {
    const { fill, ink } = officeBlockColors(line.category);
    const x = at.x + inches(depth * block.indent * size);
    const y = at.y + inches(top * size);
    const w = inches(labelWidth(line.text) * size);
    if (line.inside.length > 0) {
      const spine = {
        x,
        y: y + inches(size),
        w: inches(block.spine * size),
        h: inches((end - top - 1) * size),
      };
      slide.addShape('rect', { ...spine, fill: { color: fill } });
      const foot = { x, y: at.y + inches((end - block.foot) * size), w: w / 2, h: inches(block.foot * size) };
      slide.addShape('rect', { ...foot, fill: { color: fill } });
    }
    const label = blockPieces(line.text).map(({ kind, text }) =>
      kind === 'words'
        ? { text, options: { color: ink } }
        : {
            text: ` ${text === '' ? ' ' : text} `,
            options: { color: officeColors.ink, highlight: officeColors.white },
          },
    );
    slide.addText(label, {
      shape: 'roundRect',
      rectRadius: inches(size * 0.3),
      fill: { color: fill },
      x,
      y,
      w,
      h: inches(block.height * size),
      margin: [0, size * 0.6, 0, size * 0.6],
      fontFace: officeFont,
      fontSize: size * 0.95,
      bold: true,
      valign: 'middle',
    });
  }
}

function addPart(slide: PptxGenJS.Slide, part: SlidePart, at: SlideArea, { size, known }: Letters): void {
  const look = { fontFace: officeFont, fontSize: size, color: officeColors.ink } as const;
  if (part.kind === 'stack') addStack(slide, part.program, at, { size, known });
  else if (part.kind === 'table') {
    const cell = (line: (typeof part.head)[number], isHead: boolean) => ({
      text: [...runsOf(line)],
      options: { bold: isHead, fill: { color: isHead ? officeColors.sand : officeColors.white } },
    });
    const rows = [
      part.head.map((line) => cell(line, true)),
      ...part.rows.map((row) => row.map((line) => cell(line, false))),
    ];
    slide.addTable(rows, {
      ...look,
      x: at.x,
      y: at.y,
      w: at.w,
      border: { type: 'solid', pt: 1, color: officeColors.line },
    });
  } else {
    slide.addText([...paragraphsOf(part.text)], {
      ...look,
      ...at,
      margin: 0,
      valign: 'top',
      paraSpaceAfter: size * 0.45,
    });
  }
}

/** Adds a text at the largest font size that fits its area, vertically centered. `most` is the maximum in points. */
export function addFitted(
  slide: PptxGenJS.Slide,
  text: RichText,
  area: SlideArea,
  { most, known }: { readonly most: number; readonly known: readonly LessonBlock[] },
): void {
  const parts = slideParts(text);
  const gap = 0.18;
  const needed = (size: number): number =>
    parts.reduce((sum, part) => sum + heightOf(part, area.w, size, known) + gap, -gap);
  let size = most;
  const isTooLarge = (): boolean =>
    needed(size) > area.h || parts.some((part) => widthOf(part, size, known) > area.w);
  while (size > 11 && isTooLarge()) size -= 1;
  let y = area.y + Math.max(0, (area.h - needed(size)) / 2);
  for (const part of parts) {
    const h = heightOf(part, area.w, size, known);
    addPart(slide, part, { ...area, y, h }, { size, known });
    y += h + gap;
  }
}
