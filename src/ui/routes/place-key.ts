import { fullPath, type Location } from '#domain/identity/navigation/paths.ts';

/**
 * Returns the key of a scroll position (NAV-10): the key of the history entry. Entries that the router did not make all have the key
 * 'default', so the URL is added for them.
 */
export const placeKey = (location: Location & { readonly key: string }): string =>
  location.key === 'default' ? fullPath(location) : location.key;
