import { type APIRequestContext, expect } from '@playwright/test';

const daySeconds = 86_400;

/** The clock of this worker’s server, set through `/dev/clock`. */
export class ServerClock {
  readonly #request: APIRequestContext;
  #offsetSeconds = 0;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  /** Sets the clock to this many seconds from now. Jobs that become due run immediately. */
  async moveSeconds(offsetSeconds: number): Promise<void> {
    const data = { offsetSeconds };
    expect((await this.#request.post('/dev/clock', { data })).ok()).toBe(true);
    this.#offsetSeconds = offsetSeconds;
  }

  /** Moves the clock forward by this many seconds. */
  async pass(seconds: number): Promise<void> {
    await this.moveSeconds(this.#offsetSeconds + seconds);
  }

  /** Sets the clock to this many days from now. */
  async moveDays(days: number): Promise<void> {
    await this.moveSeconds(days * daySeconds);
  }
}

/**
 * Returns the days from now until noon of a day in the format `MM/DD/YYYY`. Noon is 17:00 UTC, an hour at which notices are sent both in
 * America and in Europe.
 */
export const untilNoonOf = (day: string): number =>
  (Date.parse(`${day} 17:00Z`) - Date.now()) / 1_000 / daySeconds;

/** Returns the days from now until noon of the day that is this many days ahead. */
export const untilNoonIn = (days: number): number =>
  untilNoonOf(new Date(Date.now() + days * daySeconds * 1_000).toISOString().slice(0, 10));
