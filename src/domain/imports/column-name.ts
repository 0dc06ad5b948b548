/** A file name or a header as it is matched: without case, spaces, `_` and other marks; Kolibri's `Username (USERNAME)` by what is in parentheses. */
export function foldHeader(header: string): string {
  const machineName = /\(([A-Z][A-Z_]+)\)\s*$/u.exec(header)?.[1];
  return (machineName ?? header)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The name of a file as it is matched: without folders, ending, and a date or number after it (`users-2025-11-15.csv`). */
export function foldFileName(file: string): string {
  const base = file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
  return foldHeader(base.replace(/\.(?:csv|txt|tsv)$/iu, '').replace(/[-_ .(]+\d.*$/u, ''));
}

const shortestSpelled = 8;
const longestSpelled = 40;

/** Whether one header is a misspelling of another: at most two letters added, left out or changed, in a name that is long enough. */
export function isMisspelling(written: string, meant: string): boolean {
  if (meant.length < shortestSpelled || written.length > longestSpelled) return false;
  if (Math.abs(written.length - meant.length) > 2) return false;
  let previous = Array.from({ length: meant.length + 1 }, (_, at) => at);
  for (const [row, letter] of Array.from(written).entries()) {
    const current = [row + 1];
    for (const [column, other] of Array.from(meant).entries()) {
      const swap = (previous[column] ?? 0) + (letter === other ? 0 : 1);
      current.push(Math.min(swap, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    previous = current;
  }
  return (previous.at(-1) ?? 3) <= 2;
}
