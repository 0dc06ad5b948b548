import type { RichLine } from '#domain/platform/text/rich-text.ts';
import { group, type PageBlock, type Marks, type Tag } from '../block.ts';
import type { Face, Typesetter, Look } from '../typesetter.ts';
import { pdfColors } from '../pdf-colors.ts';
import { lineWidth, piecesOf, textLines, type TextLine, type TextPiece } from '../text-lines.ts';

export type TextStyle = {
  readonly size: number;
  readonly color: string;
  readonly face: Face;
  /** The line height, as a multiple of the font size. */
  readonly leading: number;
  readonly align: 'left' | 'center' | 'right';
};

export const bodyStyle: TextStyle = {
  size: 10,
  color: pdfColors.ink,
  face: 'text',
  leading: 1.42,
  align: 'left',
};

type Place = { readonly x: number; readonly y: number; readonly width: number };

/** Lays out paragraphs, headings and labels. `publicUrl` is the base of links to our pages. */
export class TextLayout {
  readonly #typesetter: Typesetter;
  readonly #publicUrl: string;

  constructor(typesetter: Typesetter, publicUrl: string) {
    this.#typesetter = typesetter;
    this.#publicUrl = publicUrl;
  }

  words(tag: Tag | null, text: string, width: number, style: Partial<TextStyle> = {}): PageBlock {
    return this.line(tag, [text], width, style);
  }

  line(tag: Tag | null, line: RichLine, width: number, style: Partial<TextStyle> = {}): PageBlock {
    const whole = { ...bodyStyle, ...style };
    return this.pieces(tag, piecesOf(line, whole.face), width, whole);
  }

  pieces(tag: Tag | null, pieces: readonly TextPiece[], width: number, style: TextStyle): PageBlock {
    const { size } = style;
    const measure = (text: string, face: Face): number =>
      this.#typesetter.width(text, { face, size, color: style.color });
    const lines = textLines(pieces, width, size, measure);
    return group(
      tag,
      lines.map((line, at) => ({
        kind: 'leaf',
        height: size * style.leading,
        withNext: at === 0 && lines.length > 1 && lines.length < 4,
        draw: (x, y, marks) => this.#draw(line, { x, y, width }, style, marks),
      })),
    );
  }

  mark(text: string, x: number, y: number, look: Look): void {
    this.#typesetter.set(text, x, y, look);
  }

  naturalWidth(line: RichLine, { size, face, color }: TextStyle): number {
    const measure = (text: string, of: Face): number =>
      this.#typesetter.width(text, { face: of, size, color });
    return Math.max(0, ...textLines(piecesOf(line, face), 10_000, size, measure).map(lineWidth));
  }

  #draw(line: TextLine, { x, y, width }: Place, style: TextStyle, marks: Marks): void {
    const { size, leading, align } = style;
    const left = width - lineWidth(line);
    const start = x + (align === 'left' ? 0 : align === 'center' ? left / 2 : left);
    const baseline = y + (size * leading) / 2 + size * 0.34;
    for (const { piece, x: from, width: wide } of line) {
      const at = start + from;
      const href = piece.kind === 'text' ? this.#address(piece.href) : null;
      const color = href === null ? style.color : pdfColors.harbor;
      const draw = (): void => {
        if (piece.kind === 'blank') this.#typesetter.rule(at, baseline + 2, wide - size * 0.3);
        else this.#typesetter.set(piece.text, at, baseline, { face: piece.face, size, color });
      };
      if (href === null) marks.content(draw);
      else marks.link(href, { x: at, y, width: wide, height: size * leading }, draw);
    }
  }

  #address(href: string | undefined): string | null {
    if (href === undefined || href.startsWith('#')) return null;
    return href.startsWith('/') ? `${this.#publicUrl}${href}` : href;
  }
}
