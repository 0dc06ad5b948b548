import { type APIRequestContext, expect } from '@playwright/test';

const daySeconds = 86_400;

/** The clock of this worker’s server, as the local console moves it. */
export class ServerClock {
  readonly #request: APIRequestContext;
  #offsetSeconds = 0;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  /** Moves it to so many seconds from now; what the clock begins by itself happens at once. */
  async moveSeconds(offsetSeconds: number): Promise<void> {
    const data = { offsetSeconds };
    expect((await this.#request.post('/dev/clock', { data })).ok()).toBe(true);
    this.#offsetSeconds = offsetSeconds;
  }

  /** Lets so many seconds pass. */
  async pass(seconds: number): Promise<void> {
    await this.moveSeconds(this.#offsetSeconds + seconds);
  }

  /** Moves it to so many days from now. */
  async moveDays(days: number): Promise<void> {
    await this.moveSeconds(days * daySeconds);
  }
}

/**
 * Days from now until noon of a day, `MM/DD/YYYY`, where the school is: in time zones of America and Europe notices leave at that hour. What the
 * page says counts, whatever hour it is now.
 */
export const untilNoonOf = (day: string): number =>
  (Date.parse(`${day} 17:00Z`) - Date.now()) / 1_000 / daySeconds;

/** Days from now until noon of the day that comes after so many days. */
export const untilNoonIn = (days: number): number =>
  untilNoonOf(new Date(Date.now() + days * daySeconds * 1_000).toISOString().slice(0, 10));
