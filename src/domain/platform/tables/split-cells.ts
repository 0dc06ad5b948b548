const isCellStart = (text: string, at: number): boolean =>
  /^$|[;,\t]$/u.test(text.slice(Math.max(0, at - 20), at).trimEnd());

/**
 * Splits a pasted line at any of the separators, except within double quotes around a cell. Trims cells and keeps their quotes. A quote
 * within a word has no effect. Runs in one pass.
 */
export function splitCells(line: string, separators: string): readonly string[] {
  const cells: string[] = [];
  const lastQuote = line.lastIndexOf('"');
  let start = 0;
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const character = line.charAt(at);
    if (character === '"') isQuoted = !isQuoted && isCellStart(line, at) && at < lastQuote;
    else if (!isQuoted && separators.includes(character)) {
      cells.push(line.slice(start, at));
      start = at + 1;
    }
  }
  return [...cells, line.slice(start)].map((cell) => cell.trim());
}
