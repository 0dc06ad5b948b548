/** Lower-case letters with a stroke, and ligatures, which Unicode does not decompose. */
const plainLetters: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ħ: 'h',
  ŧ: 't',
  þ: 'th',
  ð: 'd',
  ı: 'i',
};

/**
 * Returns a text in normalized form for search and sorting: without case, accents, width and invisible characters, with one kind of apostrophe and dash, and
 * single spaces. Every store saves this form in addition to the text, so that all stores find the same rows.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[æœøłđħŧþðı]/gu, (letter) => plainLetters[letter] ?? letter)
    .replace(/[’‘‛ʼʻ`′]/gu, "'")
    .replace(/[‐‒–—―−]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim();

/** Returns a rank that sorts UTF-16 units by code point. Surrogates rank highest, because they belong to the highest code points. */
const rankOf = (unit: number): number =>
  unit >= 0xe0_00 ? unit - 0x8_00 : unit >= 0xd8_00 ? unit + 0x20_00 : unit;

/** Compares by code points, like PostgreSQL's collation "C"; JavaScript's `<` compares UTF-16 units. */
export function compareCodePoints(one: string, other: string): number {
  const shared = Math.min(one.length, other.length);
  for (let at = 0; at < shared; at += 1) {
    const difference = rankOf(one.charCodeAt(at)) - rankOf(other.charCodeAt(at));
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}
