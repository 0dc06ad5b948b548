import { useSearchParams } from 'react-router';

/** The version of a lesson that an address asks for, because a class was given it; undefined is the one on the list. */
export function pinnedVersionOf(search: URLSearchParams): number | undefined {
  const asked = search.get('version') ?? '';
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : undefined;
}

/** The version that the page's address asks for: links to the lesson's other views keep it. */
export const usePinnedVersion = (): number | undefined => pinnedVersionOf(useSearchParams()[0]);
