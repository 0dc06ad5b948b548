/** The initial time of tests, in epoch milliseconds: 2026-09-01T08:00:00Z, a Tuesday during the school year. */
export const startOfTests = 1_788_249_600_000;
/** The day of `startOfTests` in UTC and in the United States. */
export const dayOfTests = '2026-09-01';
export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;
