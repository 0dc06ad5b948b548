import { fontFile, type FontName } from './font-file.ts';
import { fallbackGlyphs, unknownGlyph, type FallbackGlyph } from './fallback-glyphs.ts';
import { inVisualOrder, leveledLetters } from './visual-order.ts';
import { fontsOfWriting, writingFonts } from './writing-systems.ts';

export type Face = 'text' | 'strong' | 'emphasis' | 'strong-emphasis' | 'code' | 'heading';
export type Look = { readonly face: Face; readonly size: number; readonly color: string };

const next = 'atkinson-hyperlegible-next';

/** Each face has two files: Latin, and extended Latin. */
const files: Readonly<Record<Face, readonly [family: string, cut: string]>> = {
  text: [next, '400-normal'],
  strong: [next, '700-normal'],
  emphasis: [next, '400-italic'],
  'strong-emphasis': [next, '700-italic'],
  code: ['atkinson-hyperlegible-mono', '500-normal'],
  heading: ['bricolage-grotesque', '700-normal'],
};

const heavy: ReadonlySet<Face> = new Set(['strong', 'strong-emphasis', 'heading']);

type Letters = 'latin' | 'latin-ext';

const nameOf = (face: Face, letters: Letters): FontName => {
  const [family, cut] = files[face];
  return [family, letters, cut];
};

/** The current font of pdfkit, which is missing in its types. */
type OpenFont = { readonly font: { hasGlyphForCodePoint(code: number): boolean } };

type Part = { readonly text: string; readonly level: number } & (
  { readonly font: string } | { readonly glyph: FallbackGlyph }
);

/** Matches characters that combine with the previous letter and use its font: accents, vowel signs, joiners. */
const mark = /[\p{M}\u200c\u200d]/u;

/** Measures and draws text. Uses our fonts, and Noto Sans for other writing systems (each in its direction). Draws other characters as glyphs. */
export class Typesetter {
  readonly #doc: PDFKit.PDFDocument;
  readonly #known = new Map<string, boolean>();
  readonly #widths = new Map<string, number>();

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc;
    for (const face of Object.keys(files)) {
      if (!isFace(face)) continue;
      doc.registerFont(face, fontFile(nameOf(face, 'latin')));
      doc.registerFont(`${face}+`, fontFile(nameOf(face, 'latin-ext')));
    }
  }

  width(text: string, { face, size }: Look): number {
    const key = `${face} ${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known * size;
    const width = this.#parts(text, face).reduce((sum, part) => sum + this.#partWidth(part), 0);
    this.#widths.set(key, width);
    return width * size;
  }

  set(text: string, x: number, y: number, look: Look): void {
    let at = x;
    for (const part of this.#parts(text, look.face)) {
      if ('glyph' in part) this.#draw(part.glyph, part.text, [at, y], look);
      else {
        this.#doc
          .font(part.font, look.size)
          .fillColor(look.color)
          .text(part.text, at, y, { lineBreak: false, baseline: 'alphabetic' });
      }
      at += this.#partWidth(part) * look.size;
    }
  }

  rule(x: number, y: number, width: number): void {
    this.#doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.75)
      .stroke('#17233A');
  }

  #draw(
    glyph: FallbackGlyph,
    text: string,
    at: readonly [x: number, y: number],
    { size, face, color }: Look,
  ): void {
    this.#doc.markContent('Span', { actual: text });
    this.#doc
      .save()
      .translate(...at)
      .scale(size / 100)
      .lineWidth(heavy.has(face) ? 11 : 7.5)
      .lineCap('round')
      .lineJoin('round')
      .path(glyph.path)
      .stroke(color);
    this.#doc.restore().endMarkedContent();
  }

  #partWidth(part: Part): number {
    return 'glyph' in part ? part.glyph.width : this.#doc.font(part.font, 1).widthOfString(part.text);
  }

  #parts(text: string, face: Face): readonly Part[] {
    const parts: Part[] = [];
    for (const { text: written, level } of leveledLetters(text.normalize('NFC'))) {
      const letter = this.#printable(written, face);
      const last = parts.at(-1);
      const font = this.#fontFor(letter, face, fontOf(last));
      if (font === null) parts.push({ glyph: fallbackGlyphs[letter] ?? unknownGlyph, text: letter, level });
      else if (last?.level === level && font === fontOf(last) && isSetWithItsWord(letter, level, font))
        parts[parts.length - 1] = { font, text: last.text + letter, level };
      else parts.push({ font, text: letter, level });
    }
    return inVisualOrder(parts);
  }

  /** Returns a letter that our fonts have. It is the letter itself, or its plain form, such as A for a mathematical A. */
  #printable(letter: string, face: Face): string {
    const isKnown = letter in fallbackGlyphs || this.#fontFor(letter, face, null) !== null;
    return isKnown ? letter : letter.normalize('NFKC');
  }

  #fontFor(letter: string, face: Face, before: string | null): string | null {
    if (before !== null && mark.test(letter) && this.#has(before, letter)) return before;
    const own = [face, `${face}+`].find((font) => this.#has(font, letter));
    return own ?? fontsOfWriting(letter, heavy.has(face)).find((font) => this.#has(font, letter)) ?? null;
  }

  #has(font: string, letter: string): boolean {
    const code = letter.codePointAt(0) ?? 0;
    if (code >= 32 && code < 127) return font in files;
    const key = `${font} ${letter}`;
    let known = this.#known.get(key);
    if (known === undefined) {
      const { _font } = this.#doc.font(font) as unknown as { readonly _font: OpenFont };
      known = _font.font.hasGlyphForCodePoint(code);
      this.#known.set(key, known);
    }
    return known;
  }
}

const isOurs = (font: string): boolean => font.replace('+', '') in files;
const fontOf = (part: Part | undefined): string | null =>
  part !== undefined && 'font' in part ? part.font : null;

/** Whether a character is drawn together with its word. Fonts reverse right-to-left words themselves, but characters without a direction are reversed here. */
const isSetWithItsWord = (letter: string, level: number, font: string): boolean =>
  level % 2 === 0 || (letter !== ' ' && !isOurs(font));

const isFace = (name: string): name is Face => name in files;

export const fontsOfDocuments: readonly FontName[] = [
  ...Object.keys(files)
    .filter(isFace)
    .flatMap((face) => [nameOf(face, 'latin'), nameOf(face, 'latin-ext')]),
  ...writingFonts,
];
