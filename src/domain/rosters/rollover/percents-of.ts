/**
 * Converts counts to whole percents that add up to 100, by the largest remainder method. Among equal remainders, the first one is rounded up. If all counts are
 * 0, all percents are 0.
 */
export function percentsOf(counts: readonly number[]): readonly number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const parts = counts.map((count, at) => ({
    at,
    whole: Math.floor((count * 100) / total),
    rest: (count * 100) % total,
  }));
  const left = 100 - parts.reduce((sum, { whole }) => sum + whole, 0);
  const most = parts.toSorted((one, other) => other.rest - one.rest || one.at - other.at).slice(0, left);
  const raised = new Set(most.map(({ at }) => at));
  return parts.map(({ at, whole }) => (raised.has(at) ? whole + 1 : whole));
}
