import { fullPath, type Location } from '#domain/navigation/paths.ts';

/**
 * What a scroll position is remembered by (NAV-10): the key of its history entry. Entries that the router did not make, the
 * first page and those of links within a page, all have the key 'default', so that only their addresses tell them apart.
 */
export const placeKey = (location: Location & { readonly key: string }): string =>
  location.key === 'default' ? fullPath(location) : location.key;
