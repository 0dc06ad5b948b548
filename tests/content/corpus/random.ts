/** Random choices that are the same in each run (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: string) {
    this.#state = Array.from(seed).reduce(
      (hash, sign) => Math.imul(hash ^ sign.charCodeAt(0), 0x01000193),
      0x811c9dc5,
    );
  }

  below(count: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
  }

  one<T>(values: readonly T[]): T {
    const value = values[this.below(values.length)];
    if (value === undefined) throw new Error('nothing to choose from');
    return value;
  }
}
