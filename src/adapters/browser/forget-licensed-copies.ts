import { isAccountCache } from './offline-names.ts';

/**
 * Deletes all copies of lessons that accounts read. Uses only browser APIs, because a logout may occur while the rest of the product cannot be loaded (LES-8).
 */
export async function forgetLicensedCopies(
  storage: CacheStorage | undefined = globalThis.caches,
): Promise<void> {
  // Insecure origins have no caches.
  const names = (await storage?.keys()) ?? [];
  await Promise.all(names.filter(isAccountCache).map(async (name) => storage?.delete(name)));
}
