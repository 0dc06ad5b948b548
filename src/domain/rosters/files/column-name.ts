import { trimEnd } from '../../platform/text/trim-end.ts';

/**
 * Normalizes a file name or header for matching: ignores case, spaces, `_` and other punctuation. For Kolibri's `Username (USERNAME)`, uses the name in
 * parentheses.
 */
export function foldHeader(header: string): string {
  const machineName = /\(([A-Z][A-Z_]+)\)\s*$/u.exec(header)?.[1];
  return (machineName ?? header)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Normalizes a file name for matching: removes folders, extension, and a trailing date or number (`users-2025-11-15.csv`). */
export function foldFileName(file: string): string {
  const base = file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
  const name = base.replace(/\.(?:csv|txt|tsv)$/iu, '');
  const number = name.search(/[-_ .(]\d/u);
  return foldHeader(number === -1 ? name : trimEnd(name.slice(0, number), /[-_ .(]/u));
}

const minSpelledLength = 8;
const maxSpelledLength = 40;
const longName = 12;

function editsBetween(one: string, other: string): number {
  const [letters, others] = [Array.from(one), Array.from(other)];
  let before: readonly number[] = [];
  let previous: readonly number[] = [0, ...others.keys()].map((_, at) => at);
  for (const [row, letter] of letters.entries()) {
    const current = [row + 1];
    for (const [column, wanted] of others.entries()) {
      const changed = (previous[column] ?? 0) + (letter === wanted ? 0 : 1);
      const isSwap = row > 0 && letter === others[column - 1] && letters[row - 1] === wanted;
      const swapped = isSwap ? (before[column - 1] ?? 0) + 1 : changed;
      current.push(Math.min(changed, swapped, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    [before, previous] = [previous, current];
  }
  return previous.at(-1) ?? 0;
}

/** Whether one header is a misspelling of another: one letter differs, or two letters in a long name. False for short words. */
export function isMisspelling(written: string, meant: string): boolean {
  if (meant.length < minSpelledLength || written.length > maxSpelledLength) return false;
  const most = meant.length < longName ? 1 : 2;
  return Math.abs(written.length - meant.length) <= most && editsBetween(written, meant) <= most;
}
