import { type APIRequestContext, expect } from '@playwright/test';

const dayMs = 86_400_000;

/** Moves the clock of this worker’s server to so many days from now; what the clock begins by itself happens at once. */
export const moveDays = async (request: APIRequestContext, days: number): Promise<void> => {
  const data = { offsetSeconds: (days * dayMs) / 1_000 };
  expect((await request.post('/dev/clock', { data })).ok()).toBe(true);
};

/**
 * Days from now until noon of a day, `MM/DD/YYYY`, where the school is: in time zones of America and Europe notices leave at that hour. What the
 * page says counts, whatever hour it is now.
 */
export const untilNoonOf = (day: string): number => (Date.parse(`${day} 17:00Z`) - Date.now()) / dayMs;

/** Days from now until noon of the day that comes after so many days. */
export const untilNoonIn = (days: number): number =>
  untilNoonOf(new Date(Date.now() + days * dayMs).toISOString().slice(0, 10));
