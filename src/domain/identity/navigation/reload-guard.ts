/** The last forced reload. `until` is in epoch milliseconds. Spec §4. */
export type ReloadGuard = { readonly path: string; readonly until: number };

/** Spec §9. */
const reloadGuardMs = 10_000;

/** Whether this path may be reloaded now: at most once in 10 s. */
export const mayReload = (guard: ReloadGuard | null, path: string, now: number): boolean =>
  guard === null || guard.path !== path || now >= guard.until;

export const reloadGuardFor = (path: string, now: number): ReloadGuard => ({
  path,
  until: now + reloadGuardMs,
});

/** Decodes a stored guard; null if invalid. */
export function decodeReloadGuard(value: unknown): ReloadGuard | null {
  if (typeof value !== 'object' || value === null) return null;
  const { path, until } = value as Readonly<Record<string, unknown>>;
  return typeof path === 'string' && typeof until === 'number' ? { path, until } : null;
}
