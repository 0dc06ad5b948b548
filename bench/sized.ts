export const isSmoke = process.env['BENCH_SMOKE'] === '1';

/** Returns the size of a bench: from the command line, the default or, in smoke mode, the minimum. */
export const sized = (given: string | undefined, usual: number, least: number): number =>
  isSmoke ? least : Number(given ?? usual);
