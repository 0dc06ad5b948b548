export const isSmoke = process.env['BENCH_SMOKE'] === '1';

/** Returns the size of a bench: the given size, the usual size by default, or the minimum in smoke mode. */
export const sized = (given: string | undefined, usual: number, least: number): number =>
  isSmoke ? least : Number(given ?? usual);
