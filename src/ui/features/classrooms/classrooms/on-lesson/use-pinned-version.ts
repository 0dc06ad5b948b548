import { useSearchParams } from 'react-router';

/** Returns the lesson version in the URL, which is set if a class uses an older version. Undefined means the published version. */
export function pinnedVersionOf(search: URLSearchParams): number | undefined {
  const version = search.get('version') ?? '';
  return /^[1-9]\d{0,5}$/.test(version) ? Number(version) : undefined;
}

export const usePinnedVersion = (): number | undefined => pinnedVersionOf(useSearchParams()[0]);
