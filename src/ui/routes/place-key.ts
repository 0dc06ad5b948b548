import { fullPath, type Location } from '#domain/identity/navigation/paths.ts';

/**
 * Returns the key of a scroll position (NAV-10), which is the key of the history entry. All entries that the router did not create have the key 'default', so
 * their URL is added.
 */
export const placeKey = (location: Location & { readonly key: string }): string =>
  location.key === 'default' ? fullPath(location) : location.key;
