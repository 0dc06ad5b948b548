import { foldText } from '../../platform/tables/fold-text.ts';
import { studentName } from './student.ts';

type Named = { readonly given: string; readonly family: string | null };

const optionalMarks = /['’‘‛ʼʻ´`′.\s\p{Pd}]/gu;

/** Returns a name in normalized form for matching: folded, without apostrophes, dashes, periods and spaces. */
export function foldName(name: string): string {
  const folded = foldText(name);
  return folded.replace(optionalMarks, '') || folded;
}

export const foldedName = (student: Named): string => foldName(studentName(student));

const wordsOf = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => [foldName(name), ...foldText(name).split(' ').map(foldName)]));

const minAlikeLength = 3;

/** Whether two words may be the same name: `Max` and `Maximilian`, or words that differ by one letter. */
function isAlike(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short === long) return true;
  if (short.length < minAlikeLength) return false;
  if (long.startsWith(short)) return true;
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (short.charAt(same) === long.charAt(same)) same += 1;
  return long.slice(same + 1) === short.slice(long.length > short.length ? same : same + 1);
}

/** Whether two first names may be the same: `Jon` and `John`, `Max` and `Maximilian`. False for equal names. */
export const isNearName = (one: string, other: string): boolean =>
  foldName(one) !== foldName(other) && isAlike(foldName(one), foldName(other));

/** Whether two names have no similar words, so they are unlikely to be the same student. `names` are the given, family and other names of a student. */
export function isDifferentName(names: readonly string[], others: readonly string[]): boolean {
  const [words, otherWords] = [wordsOf(names), wordsOf(others)];
  if (words.size === 0 || otherWords.size === 0) return false;
  return ![...words].some((word) => [...otherWords].some((other) => isAlike(word, other)));
}
