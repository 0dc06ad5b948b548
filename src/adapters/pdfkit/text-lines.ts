import LineBreaker from 'linebreak';
import type { RichLine } from '#domain/platform/text/rich-text.ts';
import type { Face, Look } from './typesetter.ts';

export type TextPiece =
  | { readonly kind: 'text'; readonly text: string; readonly face: Face; readonly href?: string }
  | { readonly kind: 'blank'; readonly long: boolean };

type PlacedPiece = { readonly piece: TextPiece; readonly x: number; readonly width: number };
export type TextLine = readonly PlacedPiece[];

/** Measures the width of a text in a face at the current size. */
export type Measure = (text: string, face: Face) => number;

const faceWith = (face: Face, kind: 'strong' | 'emphasis'): Face => {
  if (face === 'code' || face === 'heading') return face;
  if (face === 'text' || face === kind) return kind;
  return 'strong-emphasis';
};

/** Returns the pieces of a line of rich text. Their default face is `face`. */
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

type Word = TextPiece[];

/** Represents a blank to fill in for the line-break algorithm. It is a letter, so that the blank stays with adjacent text. */
const blankLetter = '_';

/** Returns the possible line breaks (Unicode's UAX #14) as offsets in the text. */
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

/** Breaks text into lines of at most `width`. `size` is the font size, for blanks. */
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

function cut(text: string, width: number, measure: (text: string) => number): readonly string[] {
  const parts: string[] = [''];
  for (const letter of text) {
    const longer = `${parts.at(-1) ?? ''}${letter}`;
    if (measure(longer) > width) parts.push(letter);
    else parts[parts.length - 1] = longer;
  }
  return parts.filter((part) => part !== '');
}

/** Merges adjacent pieces with the same face and link, so that they are drawn in one step. */
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

/** Returns the width of a line without trailing spaces. */
export const lineWidth = (line: TextLine): number => {
  const last = line.at(-1);
  return last === undefined ? 0 : last.x + last.width;
};
