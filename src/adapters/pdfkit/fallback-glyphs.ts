/** The drawing of a character that our fonts do not have: an SVG path in hundredths of the font size, relative to the baseline. */
export type FallbackGlyph = { readonly width: number; readonly path: string };

export const fallbackGlyphs: Readonly<Record<string, FallbackGlyph>> = {
  '≥': { width: 0.62, path: 'M8-56L52-36L8-16M8-2H52' },
  '≤': { width: 0.62, path: 'M52-56L8-36L52-16M8-2H52' },
  '≠': { width: 0.62, path: 'M8-42H52M8-22H52M16-4L44-60' },
  '→': { width: 1, path: 'M8-32H90M62-54L90-32L62-10' },
  '←': { width: 1, path: 'M92-32H10M38-54L10-32L38-10' },
  '↑': { width: 0.6, path: 'M30 2V-68M10-46L30-68L50-46' },
  '↓': { width: 0.6, path: 'M30-68V2M10-20L30 2L50-20' },
  '☐': { width: 0.8, path: 'M8 0H72V-64H8Z' },
  '✓': { width: 0.75, path: 'M8-30L28-6L66-60' },
};

/** Replaces any other character without a glyph. The drawing is two bars, which printers use for a missing letter. */
export const unknownGlyph: FallbackGlyph = { width: 0.6, path: 'M8-14H52M8-50H52' };
