/** The number of the shown shuffle, starting at 1, and the absent students. */
export type Shuffle = { readonly tries: number; readonly away: readonly string[] };

const ids = (hash: string): readonly string[] =>
  (new URLSearchParams(hash.slice(1)).get('away') ?? '').split(',').filter((id) => id !== '');

/** Returns the shuffle in a URL, or null if there is none. */
export function readShuffle({
  search,
  hash,
}: {
  readonly search: string;
  readonly hash: string;
}): Shuffle | null {
  const text = new URLSearchParams(search).get('shuffle') ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? { tries: Number(text), away: ids(hash) } : null;
}

/** Returns the URL of a page with a shuffle. The absent students are in the fragment, which browsers do not send to servers. */
export const shuffleAddress = (path: string, { tries, away }: Shuffle): string =>
  `${path}?shuffle=${tries}${away.length === 0 ? '' : `#${new URLSearchParams({ away: away.join(',') })}`}`;
