/** Returns a 32-bit hash (FNV-1a). */
const hashOf = (text: string): number => {
  let hash = 0x81_1c_9d_c5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  return hash >>> 0;
};

/** Returns a copy in an order that depends only on the seed. */
export const shuffled = <T>(things: readonly T[], seed: string): readonly T[] =>
  things
    .map((thing, place) => ({ thing, place, by: hashOf(`${place}/${seed}/${place}`) }))
    .toSorted((a, b) => a.by - b.by || a.place - b.place)
    .map(({ thing }) => thing);
