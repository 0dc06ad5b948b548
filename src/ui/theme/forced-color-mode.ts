/** A mode that a page can force through its route's metadata. */
export type ForcedColorMode = 'light' | 'dark';

/** Returns the mode that a route forces, if any. `system` cannot be forced. It is rejected with a warning, and the reader's own preference applies. Spec §2. */
export function forcedColorMode(value: unknown, warn: (message: string) => void): ForcedColorMode | null {
  if (value === 'light' || value === 'dark') return value;
  if (value !== undefined && value !== null) {
    warn(`A route cannot force the color mode '${JSON.stringify(value)}'; use 'light' or 'dark'.`);
  }
  return null;
}
