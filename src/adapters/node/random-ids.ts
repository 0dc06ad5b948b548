import { randomUUID } from 'node:crypto';
import type { Clock } from '#application/ports/clock.ts';
import type { Ids } from '#application/service/platform/ports/ids.ts';

/** Returns the variant and the 62 random bits of a UUID of any version. Node caches random bits for many version 4 UUIDs. */
const endOf = (uuid: string): string => uuid.slice(-17);

/** UUIDs of version 7 (RFC 9562): 48 bits of time, a 12-bit counter within a millisecond, 62 random bits. */
export class RandomIds implements Ids {
  readonly #clock: Pick<Clock, 'now'>;
  #time = 0;
  #count = 0;

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
  }

  next(): string {
    this.#tick();
    const time = this.#time.toString(16).padStart(12, '0');
    const count = this.#count.toString(16).padStart(3, '0');
    return `${time.slice(0, 8)}-${time.slice(8)}-7${count}-${endOf(randomUUID())}`;
  }

  /** Never goes back, even if the clock does. After an overflow of the counter, it continues in the next millisecond. */
  #tick(): void {
    const now = this.#clock.now();
    if (now > this.#time) {
      this.#time = now;
      this.#count = 0;
    } else if (this.#count < 0xfff) {
      this.#count += 1;
    } else {
      this.#time += 1;
      this.#count = 0;
    }
  }
}
