import type { Clock } from '#application/ports/clock.ts';
import { authenticatorPeriodMs } from '#domain/identity/sign-in/second-factor.ts';

/** Returns the code that an authenticator app shows for a key of the in-memory identity service. It never changes. */
export const authenticatorCode = (secret: string): string =>
  Array.from(secret.slice(-6), (letter) => String(letter.charCodeAt(0) % 10)).join('');

/** Converts a number to an authenticator key in base32 letters. */
export const authenticatorSecret = (number: number): string =>
  `BLOCKYARD${Array.from(String(number).padStart(6, '0'), (digit) => 'ABCDEFGHIJ'[Number(digit)] ?? 'A').join('')}`;

/** Checks codes of authenticator apps. Each code works once in its 30 seconds. */
export class InMemoryAuthenticators {
  readonly #clock: Clock;
  /** The last 30-second step in which the code of a key was used. */
  readonly #used = new Map<string, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  use(secret: string, code: string): boolean {
    const step = Math.floor(this.#clock.now() / authenticatorPeriodMs);
    if (code !== authenticatorCode(secret) || this.#used.get(secret) === step) return false;
    this.#used.set(secret, step);
    return true;
  }
}
