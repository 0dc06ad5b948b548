export const flagPatterns = [
  'halves',
  'stripes',
  'thirds',
  'bars',
  'quarters',
  'cross',
  'saltire',
  'border',
  'disc',
  'diamond',
  'triangle',
  'diagonal',
  'checks',
  'square',
  'rays',
  'chevron',
] as const;
export type FlagPattern = (typeof flagPatterns)[number];

/** Pairs of colors that readers without color vision can distinguish. */
const colorPairs = [
  ['red', 'white'],
  ['blue', 'yellow'],
  ['black', 'yellow'],
  ['green', 'white'],
  ['blue', 'white'],
  ['red', 'yellow'],
  ['black', 'white'],
  ['violet', 'yellow'],
] as const;
export type FlagColor = (typeof colorPairs)[number][number];

export type StudentFlag = { readonly pattern: FlagPattern; readonly colors: readonly [FlagColor, FlagColor] };

export const flagCount = flagPatterns.length * colorPairs.length * 2;

/** Returns the flag of a number from 0 (inclusive) to `flagCount` (exclusive). */
export function flagOf(number: number): StudentFlag {
  const pattern = flagPatterns[number % flagPatterns.length] ?? 'halves';
  const pairIndex = Math.floor(number / flagPatterns.length) % (colorPairs.length * 2);
  const [one, other] = colorPairs[pairIndex % colorPairs.length] ?? colorPairs[0];
  return { pattern, colors: pairIndex < colorPairs.length ? [one, other] : [other, one] };
}

/** Returns a number below `flagCount` derived from an id (FNV-1a). */
function numberOf(id: string): number {
  let hash = 0x811c9dc5;
  for (const symbol of id) hash = Math.imul(hash ^ (symbol.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash % flagCount;
}

/**
 * Returns the flag numbers of a class by student id. They depend on the set of students, not on their order. Up to `flagCount` students
 * have different flags.
 */
export function flagNumbers(ids: readonly string[]): ReadonlyMap<string, number> {
  const taken = new Set<number>();
  const numbers = new Map<string, number>();
  for (const id of ids.toSorted()) {
    let number = numberOf(id);
    for (let tries = 0; taken.has(number) && tries < flagCount; tries += 1) number = (number + 1) % flagCount;
    taken.add(number);
    numbers.set(id, number);
  }
  return numbers;
}
