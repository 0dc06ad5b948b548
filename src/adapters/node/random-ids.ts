import { randomUUID } from 'node:crypto';
import type { Clock } from '#application/ports/clock.ts';
import type { Ids } from '#application/service/ports/ids.ts';

/** The variant and 62 bits of chance, as in every version. Node draws those of many version 4 ones ahead. */
const endOf = (uuid: string): string => uuid.slice(-17);

/** UUIDs of version 7 (RFC 9562): 48 bits of time, 12 bits that count within a millisecond, 62 bits of chance. */
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

  /** Never back, even when the clock goes back; a full count goes on in the next millisecond. */
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
