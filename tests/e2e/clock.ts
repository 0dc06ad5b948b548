import { type APIRequestContext, expect } from '@playwright/test';

const daySeconds = 86_400;

/** The clock of this worker’s server, as the local console moves it. */
export class ServerClock {
  readonly #request: APIRequestContext;
  #offsetSeconds = 0;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  /** Moves the clock to this many seconds from now; jobs that become due run at once. */
  async moveSeconds(offsetSeconds: number): Promise<void> {
    const data = { offsetSeconds };
    expect((await this.#request.post('/dev/clock', { data })).ok()).toBe(true);
    this.#offsetSeconds = offsetSeconds;
  }

  /** Lets this many seconds pass. */
  async pass(seconds: number): Promise<void> {
    await this.moveSeconds(this.#offsetSeconds + seconds);
  }

  /** Moves it to this many days from now. */
  async moveDays(days: number): Promise<void> {
    await this.moveSeconds(days * daySeconds);
  }
}

/**
 * Days from now until noon of a day, `MM/DD/YYYY`, in the school's time zone: notices in America and Europe are sent at that hour. The date
 * on the page counts.
 */
export const untilNoonOf = (day: string): number =>
  (Date.parse(`${day} 17:00Z`) - Date.now()) / 1_000 / daySeconds;

/** Days from now until noon of the day that comes after this many days. */
export const untilNoonIn = (days: number): number =>
  untilNoonOf(new Date(Date.now() + days * daySeconds * 1_000).toISOString().slice(0, 10));
