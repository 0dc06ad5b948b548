/** A long, ordered list of entities of a source. An array is a `SourceList`. */
export interface SourceList<T> extends Iterable<T> {
  readonly length: number;
  /** Returns the element at an index; undefined if the index is too large. */
  at(place: number): T | undefined;
}

/** A list that creates each element on access, so that not all elements are in memory at the same time. */
export class MadeList<T> implements SourceList<T> {
  readonly length: number;
  readonly #make: (place: number) => T;

  constructor(length: number, make: (place: number) => T) {
    this.length = length;
    this.#make = make;
  }

  at(place: number): T | undefined {
    return place < 0 || place >= this.length ? undefined : this.#make(place);
  }

  *[Symbol.iterator](): Generator<T> {
    for (let place = 0; place < this.length; place += 1) yield this.#make(place);
  }
}

export type Packing<T, V extends readonly unknown[]> = {
  readonly valuesOf: (thing: T) => V;
  readonly thingOf: (values: V) => T;
};

/** A list that stores each element as JSON text. For hundreds of thousands of rows, this takes a third of the memory that objects need. */
export class PackedList<T, V extends readonly unknown[]> implements SourceList<T> {
  readonly #packing: Packing<T, V>;
  readonly #texts: string[] = [];

  constructor(packing: Packing<T, V>) {
    this.#packing = packing;
  }

  get length(): number {
    return this.#texts.length;
  }

  push(thing: T): number {
    return this.#texts.push(this.#textOf(thing)) - 1;
  }

  set(place: number, thing: T): void {
    this.#texts[place] = this.#textOf(thing);
  }

  at(place: number): T | undefined {
    const text = this.#texts[place];
    return text === undefined ? undefined : this.#thingOf(text);
  }

  *[Symbol.iterator](): Generator<T> {
    for (const text of this.#texts) yield this.#thingOf(text);
  }

  #textOf(thing: T): string {
    return JSON.stringify(this.#packing.valuesOf(thing));
  }

  #thingOf(text: string): T {
    return this.#packing.thingOf(JSON.parse(text));
  }
}

export function* entriesOf<T>(list: Iterable<T>): Generator<readonly [number, T]> {
  let place = 0;
  for (const thing of list) {
    yield [place, thing];
    place += 1;
  }
}
