export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

const rounded = (figure: number): string => (figure >= 100 ? figure.toFixed(0) : figure.toPrecision(3));

export const spread = (figures: readonly number[]): string =>
  `${rounded(median(figures))} (${rounded(Math.min(...figures))}–${rounded(Math.max(...figures))})`;

export const ratio = (figures: readonly number[], yardstick: readonly number[]): string =>
  `${(median(figures) / median(yardstick)).toFixed(2)} ×`;
