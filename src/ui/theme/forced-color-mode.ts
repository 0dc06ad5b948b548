/** A mode that a page may force by its route's metadata. */
export type ForcedColorMode = 'light' | 'dark';

/**
 * The mode a route forces, if any. `system` is not a mode that can be forced: it is refused with a
 * warning and the reader's own preference stays. Spec §2.
 */
export function forcedColorMode(value: unknown, warn: (message: string) => void): ForcedColorMode | null {
  if (value === 'light' || value === 'dark') return value;
  if (value !== undefined && value !== null) {
    warn(`A route cannot force the color mode '${JSON.stringify(value)}'; use 'light' or 'dark'.`);
  }
  return null;
}
