const candidates = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof candidates)[number];

const looked = 40;

function countsOf(lines: readonly string[], delimiter: string): readonly number[] {
  let isQuoted = false;
  return lines.map((line) => {
    let count = 0;
    for (const character of line) {
      if (character === '"') isQuoted = !isQuoted;
      else if (character === delimiter && !isQuoted) count += 1;
    }
    return count;
  });
}

/**
 * Detects the delimiter of a CSV from its first lines: the character that occurs equally often in most of them. If the file has Excel's `sep=;` line, uses its
 * delimiter.
 */
export function chooseDelimiter(text: string): { readonly delimiter: Delimiter; readonly isSaid: boolean } {
  const declared = candidates.find((candidate) => text.startsWith(`sep=${candidate}\n`));
  if (declared !== undefined) return { delimiter: declared, isSaid: true };
  const lines = text.split('\n', looked).filter((line) => line.trim() !== '');
  let best: { readonly delimiter: Delimiter; readonly score: number } = { delimiter: ',', score: 0 };
  for (const delimiter of candidates) {
    const counts = countsOf(lines, delimiter);
    const [header = 0] = counts;
    const alike = counts.filter((count) => count === header).length / Math.max(1, counts.length);
    const score = header === 0 ? 0 : alike + Math.min(header, 100) / 200;
    if (score > best.score) best = { delimiter, score };
  }
  return { delimiter: best.delimiter, isSaid: false };
}
