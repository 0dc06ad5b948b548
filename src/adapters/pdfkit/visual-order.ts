import bidiFactory from 'bidi-js';

const bidi = bidiFactory();
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** A code point with its embedding level. An odd level means right to left. */
type Letter = { readonly text: string; readonly level: number };

/** Bidirectional control characters, which are already applied and are not drawn. */
const unseen = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
const seen = (letters: readonly Letter[]): readonly Letter[] =>
  letters.filter(({ text }) => !unseen.test(text));

/**
 * Returns the characters of a line with their embedding levels (Unicode's UAX #9). The base direction of the line is left to right. In right-to-left text,
 * mirrored characters, such as parentheses, are mirrored.
 */
export function leveledLetters(line: string): readonly Letter[] {
  if (!rightToLeft.test(line)) return seen(Array.from(line, (text) => ({ text, level: 0 })));
  const { levels } = bidi.getEmbeddingLevels(line, 'ltr');
  let at = 0;
  return seen(
    Array.from(line, (letter) => {
      const level = levels[at] ?? 0;
      at += letter.length;
      return { text: (level % 2 === 1 ? bidi.getMirroredCharacter(letter) : null) ?? letter, level };
    }),
  );
}

/** Returns the parts of a line in visual order, from left to right (UAX #9, rule L2). */
export function inVisualOrder<P extends { readonly level: number }>(parts: readonly P[]): readonly P[] {
  const ordered = [...parts];
  for (let level = Math.max(0, ...parts.map((part) => part.level)); level > 0; level -= 1) {
    for (let from = 0; from < ordered.length; from += 1) {
      let end = from;
      while ((ordered[end]?.level ?? 0) >= level) end += 1;
      ordered.splice(from, end - from, ...ordered.slice(from, end).toReversed());
      from = end;
    }
  }
  return ordered;
}
