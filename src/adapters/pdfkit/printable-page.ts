import type { Picture } from '#domain/lessons/lessons/picture.ts';
import type { CardSymbol } from '#domain/lessons/lessons/printable.ts';
import SvgToPdf from 'svg-to-pdfkit';
import { type Area, type PageBlock, heightOf, type Marks } from './block.ts';
import { symbolMarkup } from './card-symbols.ts';
import type { Flow } from './flow.ts';
import { layoutPicture } from './layout/layout-picture.ts';
import { black } from './pdf-colors.ts';
import type { PlanTools } from './plan-tools.ts';
import type { Face } from './typesetter.ts';

/** A page that is printed at its true size, with a footer. Sizes are in points. */
export type PaperPage = {
  readonly flow: Flow;
  readonly tools: PlanTools;
  readonly size: readonly [width: number, height: number];
  readonly foot: string;
};

const pointsPerMillimeter = 72 / 25.4;
/** The margin in points that every printer needs. */
export const safeMargin = 7 * pointsPerMillimeter;
/** The height in points of the footer with name, page and ruler. */
export const footHeight = 14 * pointsPerMillimeter;

export function beginPage({ flow, tools, size: [width, height], foot }: PaperPage): void {
  const { doc } = flow;
  flow.addPlainPage([width, height]);
  const bar = 50 * pointsPerMillimeter;
  const y = height - safeMargin - 6;
  const end = width - safeMargin;
  doc.markContent('Artifact', { type: 'Pagination' });
  tools.layout.typesetter.set(foot, safeMargin, y, { face: 'text', size: 7.5, color: black });
  doc
    .moveTo(end - bar, y - 2)
    .lineTo(end, y - 2)
    .lineWidth(1.2)
    .stroke(black);
  for (const x of [end - bar, end - bar / 2, end]) {
    doc
      .moveTo(x, y - 6)
      .lineTo(x, y + 2)
      .stroke(black);
  }
  const look = { face: 'text', size: 6.5, color: black } as const;
  const { ruler } = tools.words.printables;
  tools.layout.typesetter.set(ruler, end - tools.layout.typesetter.width(ruler, look), y - 8, look);
  doc.endMarkedContent();
}

export const drawAs = (
  { flow }: PaperPage,
  tag: 'Figure' | 'P',
  alt: string,
  draw: (marks: Marks) => void,
): void =>
  flow.placeAt(
    {
      kind: 'group',
      tag,
      alt,
      children: [{ kind: 'leaf', height: 0, draw: (_x, _y, marks) => draw(marks) }],
    },
    0,
    0,
  );

const unmarked: Marks = {
  content: (draw) => draw(),
  link: (_href, _area, draw) => draw(),
  artifact: (draw) => draw(),
};

/** Draws a block as decoration, because a different element contains its text. */
export function drawPlain(block: PageBlock, x: number, y: number): void {
  if (block.kind === 'leaf') block.draw(x, y, unmarked);
  if (block.kind !== 'group') return;
  let at = y;
  for (const child of block.children) {
    drawPlain(child, x, at);
    at += heightOf(child);
  }
}

export function drawSymbol({ flow }: PaperPage, symbol: CardSymbol, { x, y, width, height }: Area): void {
  const side = Math.min(width, height);
  SvgToPdf(flow.doc, symbolMarkup(symbol), x + (width - side) / 2, y + (height - side) / 2, {
    width: side,
    height: side,
    assumePt: true,
    fontCallback: () => 'strong',
  });
}

/** Draws one centered line of text at the largest size that fits. `most` is the maximum size. */
export function setLarge(
  { tools }: PaperPage,
  words: string,
  { x, y, width, height }: Area,
  { most, face = 'strong' }: { readonly most: number; readonly face?: Face },
): void {
  const { typesetter } = tools.layout;
  const wide = typesetter.width(words, { face, size: 1, color: black });
  const size = Math.min(most, height * 0.9, width / Math.max(wide, 0.1));
  typesetter.set(words, x + (width - wide * size) / 2, y + height / 2 + size * 0.35, {
    face,
    size,
    color: black,
  });
}

export function layoutPoster(page: PaperPage, picture: Picture): void {
  beginPage(page);
  const [width, height] = page.size;
  const area = { width: width - 2 * safeMargin, height: height - safeMargin - footHeight };
  const block = layoutPicture(page.tools.layout, picture, area.width, {
    most: area.height,
    caption: false,
    align: 'center',
  });
  page.flow.placeAt(block, safeMargin, safeMargin);
}
