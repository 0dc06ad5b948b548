/** Whether `bench/smoke.ts` runs the bench. */
export const isSmoke = process.env['BENCH_SMOKE'] === '1';

/** A size of a bench: what the command line gives, or else the usual one; in smoke mode the least that runs. */
export const sized = (given: string | undefined, usual: number, least: number): number =>
  isSmoke ? least : Number(given ?? usual);
