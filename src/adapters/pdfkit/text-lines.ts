import LineBreaker from 'linebreak';
import type { RichLine } from '#domain/lessons/rich-text.ts';
import type { Face, Look } from './typesetter.ts';

/** A piece of running text in one face, or a place to write. */
export type TextPiece =
  | { readonly kind: 'text'; readonly text: string; readonly face: Face; readonly href?: string }
  | { readonly kind: 'blank'; readonly long: boolean };

/** A piece in its place on a line; `x` is from the line's start. */
type PlacedPiece = { readonly piece: TextPiece; readonly x: number; readonly width: number };
export type TextLine = readonly PlacedPiece[];

/** How wide a text is in a face, at the size that is set. */
export type Measure = (text: string, face: Face) => number;

const faceWith = (face: Face, kind: 'strong' | 'emphasis'): Face => {
  if (face === 'code' || face === 'heading') return face;
  if (face === 'text' || face === kind) return kind;
  return 'strong-emphasis';
};

/** The pieces of a line of rich text, all in the face `face` where nothing else is said. */
export function piecesOf(line: RichLine, face: Face = 'text', href?: string): readonly TextPiece[] {
  return line.flatMap((inline): readonly TextPiece[] => {
    const link = href === undefined ? {} : { href };
    if (typeof inline === 'string') return [{ kind: 'text', text: inline, face, ...link }];
    if (inline.kind === 'blank') return [{ kind: 'blank', long: inline.long }];
    if (inline.kind === 'code') return [{ kind: 'text', text: inline.text, face: 'code', ...link }];
    if (inline.kind === 'link') return piecesOf(inline.children, face, inline.href);
    return piecesOf(inline.children, faceWith(face, inline.kind), href);
  });
}

/** What may not be parted: a word with all that touches it. */
type Word = TextPiece[];

/** What a place to write counts as where lines may break: a letter, which holds to what touches it. */
const blankLetter = '_';

/** Where a line may end (Unicode's UAX #14), as offsets into the text. */
function breaksIn(text: string): ReadonlySet<number> {
  const breaks = new Set<number>();
  const breaker = new LineBreaker(text);
  for (let found = breaker.nextBreak(); found !== null; found = breaker.nextBreak())
    breaks.add(found.position);
  return breaks;
}

function wordsOf(pieces: readonly TextPiece[]): readonly Word[] {
  const breaks = breaksIn(pieces.map((piece) => (piece.kind === 'text' ? piece.text : blankLetter)).join(''));
  const words: Word[] = [[]];
  let at = 0;
  const put = (piece: TextPiece, length: number): void => {
    words.at(-1)?.push(piece);
    at += length;
    if (breaks.has(at)) words.push([]);
  };
  for (const piece of pieces) {
    if (piece.kind === 'blank') {
      put(piece, blankLetter.length);
      continue;
    }
    let start = 0;
    for (let end = 1; end <= piece.text.length; end += 1) {
      if (end < piece.text.length && !breaks.has(at + end - start)) continue;
      put({ ...piece, text: piece.text.slice(start, end) }, end - start);
      start = end;
    }
  }
  return words.filter((word) => word.length > 0);
}

const sizes = { short: 5, long: 24, least: 9 } as const;

/** Breaks running text into lines of at most `width`. `size` is the letters', for places to write. */
export function textLines(
  pieces: readonly TextPiece[],
  width: number,
  size: Look['size'],
  measure: Measure,
): readonly TextLine[] {
  const lines: PlacedPiece[][] = [[]];
  let x = 0;
  const next = (): void => {
    lines.push([]);
    x = 0;
  };
  const put = (piece: TextPiece, pieceWidth: number): void => {
    lines.at(-1)?.push({ piece, x, width: pieceWidth });
    x += pieceWidth;
  };
  const putBlank = (long: boolean): void => {
    const wanted = size * (long ? sizes.long : sizes.short);
    const least = Math.min(wanted, size * sizes.least, width);
    if (x > 0 && width - x < (long ? least : Math.min(wanted, width))) next();
    put({ kind: 'blank', long }, Math.min(wanted, width - x));
  };
  for (const word of wordsOf(pieces)) {
    const fits = word.reduce(
      (sum, piece) => sum + (piece.kind === 'text' ? measure(piece.text.trimEnd(), piece.face) : 0),
      0,
    );
    if (x > 0 && x + fits > width && !word.some(({ kind }) => kind === 'blank')) next();
    for (const piece of word) {
      if (piece.kind === 'blank') putBlank(piece.long);
      else if (fits <= width) put(piece, measure(piece.text, piece.face));
      else
        for (const part of cut(piece.text, width, (text) => measure(text, piece.face))) {
          if (x > 0 && x + measure(part, piece.face) > width) next();
          put({ ...piece, text: part }, measure(part, piece.face));
        }
    }
  }
  return lines.filter((line) => line.length > 0).map(joined);
}

/** Cuts a word that is wider than the line, such as an address. */
function cut(text: string, width: number, measure: (text: string) => number): readonly string[] {
  const parts: string[] = [''];
  for (const letter of text) {
    const longer = `${parts.at(-1) ?? ''}${letter}`;
    if (measure(longer) > width) parts.push(letter);
    else parts[parts.length - 1] = longer;
  }
  return parts.filter((part) => part !== '');
}

/** Neighbors of one face and one link as one piece, so that they are set at once. */
function joined(line: readonly PlacedPiece[]): TextLine {
  const out: PlacedPiece[] = [];
  for (const placed of line) {
    const last = out.at(-1);
    const { piece } = placed;
    if (
      last?.piece.kind === 'text' &&
      piece.kind === 'text' &&
      last.piece.face === piece.face &&
      last.piece.href === piece.href
    ) {
      const text = last.piece.text + piece.text;
      out[out.length - 1] = { ...last, piece: { ...last.piece, text }, width: last.width + placed.width };
    } else out.push(placed);
  }
  return out;
}

/** How wide a line is, without the space at its end. */
export const lineWidth = (line: TextLine): number => {
  const last = line.at(-1);
  return last === undefined ? 0 : last.x + last.width;
};
