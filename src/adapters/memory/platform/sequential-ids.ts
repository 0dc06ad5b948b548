import type { Ids } from '#application/service/platform/ports/ids.ts';

/** Sequential identifiers from 1, in the format of a UUID version 7. */
export class SequentialIds implements Ids {
  #last = 0;

  next(): string {
    this.#last += 1;
    const digits = this.#last.toString(16).padStart(12, '0');
    return `${digits.slice(0, 8)}-${digits.slice(8)}-7000-8000-000000000000`;
  }
}
