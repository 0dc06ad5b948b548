import {
  cardGrids,
  type CardFace,
  type CardSize,
  type CardSymbol,
} from '#domain/lessons/lessons/printable.ts';
import { heightOf, type Area } from '../block.ts';
import {
  beginPage,
  drawAs,
  drawPlain,
  drawSymbol,
  footHeight,
  type PaperPage,
  safeMargin,
  setLarge,
} from '../printable-page.ts';
import { black } from '../pdf-colors.ts';

const padding = 22;
const pagePadding = 44;

const spoken = ({ title, lines = [], inside }: CardFace): string =>
  [title, ...lines, ...(inside === undefined ? [] : [inside])].join('. ');

/** Draws the seconds of a signal as boxes in a row. A box is black if the signal is on, and has its number below it. */
function drawBeats({ tools }: PaperPage, beats: string, { x, y, width, height }: Area): void {
  const { doc, typesetter } = tools.layout;
  const cell = width / beats.length;
  const bar = height - 14;
  for (const [at, beat] of beats.split('').entries()) {
    doc.rect(x + at * cell, y, cell, bar).lineWidth(1);
    if (beat === 'x') doc.fillAndStroke(black, black);
    else doc.stroke(black);
    const look = { face: 'text', size: 8, color: black } as const;
    const second = String(at);
    typesetter.set(second, x + at * cell - typesetter.width(second, look) / 2, y + height - 3, look);
  }
}

function setLines(page: PaperPage, lines: readonly string[], { x, y, width, height }: Area): void {
  const { text } = page.tools.layout;
  for (let size = Math.min(44, width / 12); ; size -= 0.5) {
    const gap = size * 0.35;
    const blocks = lines.map((line) => text.words(null, line, width, { size, color: black, leading: 1.3 }));
    const taken = blocks.reduce((sum, block) => sum + heightOf(block) + gap, 0);
    if (taken > height && size > 7) continue;
    let at = y;
    for (const block of blocks) {
      drawPlain(block, x, at);
      at += heightOf(block) + gap;
    }
    return;
  }
}

function drawFolded(page: PaperPage, face: CardFace, { x, y, width, height }: Area): void {
  const { doc } = page.tools.layout;
  const middle = x + width / 2;
  doc.moveTo(middle, y).lineTo(middle, y + height);
  doc.lineWidth(0.8).dash(1.5, { space: 3 }).stroke(black).undash();
  const half = { y, width: width / 2 - padding, height };
  setLarge(page, face.inside ?? '', { ...half, x: x + padding / 2 }, { most: 54 });
  setLarge(page, face.title, { ...half, x: middle + padding / 2 }, { most: 54, face: 'heading' });
}

const within = ({ x, y, width, height }: Area, by: number): Area => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

/** Draws a title, the seconds of a signal in a row, and lines of text. */
function drawWritten(page: PaperPage, { title, symbol, lines = [], beats }: CardFace, area: Area): void {
  const head = Math.min(90, area.height * (symbol === undefined ? 0.2 : 0.34));
  const left = symbol === undefined ? 0 : head + 10;
  if (symbol !== undefined) drawSymbol(page, symbol, { ...area, width: head, height: head });
  const name = { x: area.x + left, y: area.y, width: area.width - left, height: head };
  setLarge(page, title, name, { most: Math.min(head * 0.7, area.width / 9) });
  const top = area.y + head + 8;
  const room = area.height - head - 8;
  const bar = beats === undefined ? 0 : Math.min(70, room - (lines.length === 0 ? 0 : 30));
  if (beats !== undefined) drawBeats(page, beats, { ...area, y: top, height: bar });
  const above = bar === 0 ? 0 : bar + 6;
  setLines(page, lines, { ...area, y: top + above, height: room - above });
}

function drawSigned(page: PaperPage, title: string, symbol: CardSymbol, area: Area): void {
  if (area.width > area.height * 2.4) {
    drawSymbol(page, symbol, { ...area, width: area.height });
    const from = area.height + 20;
    setLarge(page, title, { ...area, x: area.x + from, width: area.width - from }, { most: 40 });
    return;
  }
  const foot = Math.min(60, area.height * 0.26);
  drawSymbol(page, symbol, { ...area, height: area.height - foot });
  const name = { ...area, y: area.y + area.height - foot, height: foot };
  setLarge(page, title, name, { most: foot * 0.8 });
}

function drawFace(page: PaperPage, face: CardFace, cell: Area): void {
  const area = within(cell, cell.width === page.size[0] ? pagePadding : padding);
  const { title, symbol } = face;
  if (face.inside !== undefined) drawFolded(page, face, cell);
  else if (face.lines !== undefined || face.beats !== undefined) drawWritten(page, face, area);
  else if (symbol === undefined) setLarge(page, title, area, { most: 160 });
  else drawSigned(page, title, symbol, area);
}

/** Draws dashed lines to cut along, from edge to edge, so that all cards have the same size. */
function drawCuts({ tools }: PaperPage, xs: readonly number[], ys: readonly number[]): void {
  const { doc } = tools.layout;
  const [right, bottom] = [xs.at(-1) ?? 0, ys.at(-1) ?? 0];
  doc.markContent('Artifact', { type: 'Layout' });
  for (const y of ys) doc.moveTo(0, y).lineTo(right, y);
  for (const x of xs.slice(0, -1)) doc.moveTo(x, 0).lineTo(x, bottom);
  doc.lineWidth(0.8).dash(5, { space: 4 }).stroke(black).undash();
  doc.endMarkedContent();
}

export function layoutCardPage(page: PaperPage, size: CardSize, faces: readonly CardFace[]): void {
  beginPage(page);
  const [columns, rows] = cardGrids[size];
  const width = page.size[0] / columns;
  const height = (page.size[1] - footHeight) / rows;
  if (size === 'full') {
    const { doc } = page.tools.layout;
    doc.markContent('Artifact', { type: 'Layout' });
    doc
      .rect(safeMargin, safeMargin, width - 2 * safeMargin, height - safeMargin)
      .lineWidth(3)
      .stroke(black);
    doc.endMarkedContent();
  } else {
    const lines = (count: number, step: number): readonly number[] =>
      Array.from({ length: count }, (_, at) => (at + 1) * step);
    drawCuts(page, lines(columns, width), lines(rows, height));
  }
  for (const [at, face] of faces.entries()) {
    const cell = { x: (at % columns) * width, y: Math.floor(at / columns) * height, width, height };
    drawAs(page, 'Figure', spoken(face), ({ artifact }) => artifact(() => drawFace(page, face, cell)));
  }
}
