import { type WorkerAnswer, tryItCache } from '#adapters/browser/offline-names.ts';
import { isPage } from './is-page.ts';

async function fetchFile(file: string): Promise<Response> {
  const response = await fetch(file);
  if (response.ok && !isPage(response)) return response;
  throw new TypeError(`${file} could not be loaded: status ${response.status}.`);
}

async function holdMissing(files: readonly string[]): Promise<void> {
  const cache = await caches.open(tryItCache);
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = files.filter((file) => !stored.has(file));
  const fetched = await Promise.all(missing.map(async (file) => [file, await fetchFile(file)] as const));
  await Promise.all(fetched.map(([file, response]) => cache.put(file, response)));
}

export async function cacheFiles(files: readonly string[]): Promise<WorkerAnswer> {
  try {
    await holdMissing(files);
    return 'held';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'storage-full';
    if (error instanceof TypeError) return 'incomplete';
    throw error;
  }
}

/** Fetches the files of the new build after its installation, if 'Try it' was cached. */
export async function renewFiles(files: readonly string[]): Promise<void> {
  if (await caches.has(tryItCache)) await cacheFiles(files);
}

export async function clearOldFiles(files: readonly string[]): Promise<void> {
  if (!(await caches.has(tryItCache))) return;
  const cache = await caches.open(tryItCache);
  const old = (await cache.keys()).filter(({ url }) => !files.includes(new URL(url).pathname));
  await Promise.all(old.map((key) => cache.delete(key)));
}
