/** Ids by what their things are called. */
export type NameIndex = ReadonlyMap<string, readonly string[]>;

export function indexOf<T>(
  things: readonly T[],
  nameOf: (thing: T) => string,
  idOf: (thing: T) => string,
): NameIndex {
  const index = new Map<string, string[]>();
  for (const thing of things) {
    const ids = index.get(nameOf(thing));
    if (ids === undefined) index.set(nameOf(thing), [idOf(thing)]);
    else if (!ids.includes(idOf(thing))) ids.push(idOf(thing));
  }
  return index;
}

/** The only one that is called so; null where there is none, or several: nobody guesses. */
export const onlyOne = (index: NameIndex, name: string): string | null => {
  const [only, ...others] = index.get(name) ?? [];
  return only === undefined || others.length > 0 ? null : only;
};
