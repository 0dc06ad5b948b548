import { useSearchParams } from 'react-router';

/** The version of a lesson in the address, if a class has an older one; undefined is the published version. */
export function pinnedVersionOf(search: URLSearchParams): number | undefined {
  const asked = search.get('version') ?? '';
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : undefined;
}

/** The version in the page's address; links to the lesson's other views keep it. */
export const usePinnedVersion = (): number | undefined => pinnedVersionOf(useSearchParams()[0]);
