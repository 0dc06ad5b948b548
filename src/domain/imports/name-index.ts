/** Ids by what their things are called; each id stands once under a name. A name that only one has costs no list. */
export class NameIndex {
  readonly #ids = new Map<string, string | readonly string[]>();

  add(name: string, id: string): void {
    const ids = this.get(name);
    if (ids.length === 0) this.#ids.set(name, id);
    else if (!ids.includes(id)) this.#ids.set(name, [...ids, id]);
  }

  get(name: string): readonly string[] {
    const ids = this.#ids.get(name) ?? [];
    return typeof ids === 'string' ? [ids] : ids;
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

/** The only one of several; null where there is none, or more: nobody guesses. */
export const onlyOf = ([only, ...others]: readonly string[]): string | null =>
  only === undefined || others.length > 0 ? null : only;
