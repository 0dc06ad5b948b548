/** If a name has at least this many ids, a set is used, because it is faster than a linear search. */
const few = 16;

/** Ids by name; each id occurs once under a name. A name with a single id does not use an array. */
export class NameIndex {
  readonly #ids = new Map<string, string | string[]>();
  readonly #crowds = new Map<string, Set<string>>();

  add(name: string, id: string): void {
    const ids = this.#ids.get(name);
    if (ids === undefined) this.#ids.set(name, id);
    else if (typeof ids === 'string') this.#ids.set(name, ids === id ? id : [ids, id]);
    else if (!this.#has(name, ids, id)) {
      ids.push(id);
      this.#crowds.get(name)?.add(id);
    }
  }

  get(name: string): readonly string[] {
    const ids = this.#ids.get(name) ?? [];
    return typeof ids === 'string' ? [ids] : ids;
  }

  #has(name: string, ids: readonly string[], id: string): boolean {
    if (ids.length < few) return ids.includes(id);
    const crowd = this.#crowds.get(name) ?? new Set(ids);
    this.#crowds.set(name, crowd);
    return crowd.has(id);
  }
}

export function indexOf<T>(
  things: readonly T[],
  nameOf: (thing: T) => string,
  idOf: (thing: T) => string,
): NameIndex {
  const index = new NameIndex();
  for (const thing of things) index.add(nameOf(thing), idOf(thing));
  return index;
}

/** Returns the only element; null if there is none or more than one. */
export const onlyOf = ([only, ...others]: readonly string[]): string | null =>
  only === undefined || others.length > 0 ? null : only;
