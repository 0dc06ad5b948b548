import { randomBytes } from 'node:crypto';
import type { Clock } from '#application/ports/clock.ts';
import type { Ids } from '#application/service/ports/ids.ts';

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
    const bytes = randomBytes(16);
    bytes.writeUIntBE(this.#time, 0, 6);
    bytes.writeUInt16BE(0x7000 | this.#count, 6);
    bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
    const hex = bytes.toString('hex');
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
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
