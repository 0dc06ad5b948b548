import type { CopyOwner, LessonCopy } from '#domain/lessons/lessons/lesson-copy.ts';
import { copyCacheOf, isAccountCache, isCopyCache, pictureCache } from './offline-names.ts';

export type Written = {
  readonly copy?: LessonCopy;
  readonly lesson?: unknown;
  readonly pictures?: readonly string[];
};

/** The key of the index of an owner's copies. The index can be read without opening the cache, which would create it. */
const indexKey = '/copies/index';
const lessonKey = (slug: string): string => `/copies/lessons/${encodeURIComponent(slug)}`;

const json = (value: unknown): Response =>
  new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } });

/** Returns null on insecure origins. Reading `caches` throws if site data is blocked. */
export function browserCaches(): CacheStorage | null {
  try {
    return globalThis.caches ?? null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

export const isQuotaExceeded = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/**
 * Stores copies of lessons in Cache Storage. Each account has its own cache, so that deleting its copies deletes one cache. One cache has the copies without an
 * account, and one has the pictures of all copies. Writers take a lock (`CacheOfflineLessons`).
 */
export class CopyCaches {
  readonly #caches: CacheStorage | null;

  constructor(caches: CacheStorage | null) {
    this.#caches = caches;
  }

  get areThere(): boolean {
    return this.#caches !== null;
  }

  /** Reads an entry without creating its cache. */
  async readJson<T>(name: string, key: string): Promise<T | null> {
    try {
      const found = await this.#caches?.match(key, { cacheName: name });
      return found === undefined ? null : ((await found.json()) as T);
    } catch (error) {
      if (error instanceof DOMException) return null; // Storage is blocked, so nothing is stored.
      throw error;
    }
  }

  async write(name: string, key: string, value: unknown): Promise<void> {
    await (await this.#open(name)).put(key, json(value));
  }

  async writePicture(address: string, body: Blob, headers: Headers): Promise<void> {
    await (await this.#open(pictureCache)).put(address, new Response(body, { headers }));
  }

  async readCopy(owner: CopyOwner, slug: string): Promise<Written | null> {
    return this.readJson<Written>(copyCacheOf(owner), lessonKey(slug));
  }

  async writeCopy(owner: CopyOwner, slug: string, copy: Written): Promise<void> {
    const name = copyCacheOf(owner);
    await this.write(name, lessonKey(slug), copy);
    const others = (await this.#slugsIn(name)).filter((each) => each !== slug);
    await this.write(name, indexKey, [...others, slug]);
  }

  /** Deletes a copy. The last copy of an account also deletes its cache. */
  async forgetCopy(owner: CopyOwner, slug: string): Promise<void> {
    const name = copyCacheOf(owner);
    const slugs = await this.#slugsIn(name);
    if (!slugs.includes(slug)) return;
    const others = slugs.filter((each) => each !== slug);
    if (others.length === 0 && isAccountCache(name)) {
      await this.#caches?.delete(name);
      return;
    }
    await (await this.#open(name)).delete(lessonKey(slug));
    try {
      await this.write(name, indexKey, others);
    } catch (error) {
      // If the index cannot be saved because storage is full, it still lists the deleted copy. Readers ignore copies that do not exist.
      if (!isQuotaExceeded(error)) throw error;
    }
  }

  async allCopies(): Promise<readonly Written[]> {
    const names = (await this.#names()).filter(isCopyCache);
    const written = await Promise.all(
      names.map(async (name) => {
        const slugs = await this.#slugsIn(name);
        return Promise.all(slugs.map((slug) => this.readJson<Written>(name, lessonKey(slug))));
      }),
    );
    return written.flat().filter((each) => each !== null);
  }

  async deleteAccounts(but: string | null): Promise<boolean> {
    const stays = but === null ? null : copyCacheOf(but);
    const gone = (await this.#names()).filter((name) => isAccountCache(name) && name !== stays);
    await Promise.all(gone.map(async (name) => this.#caches?.delete(name)));
    return gone.length > 0;
  }

  async clearPictures(): Promise<void> {
    if (!(await this.#names()).includes(pictureCache)) return;
    const shown = new Set((await this.allCopies()).flatMap(({ pictures = [] }) => pictures));
    const cache = await this.#open(pictureCache);
    const unseen = (await cache.keys()).filter(({ url }) => !shown.has(new URL(url).pathname));
    await Promise.all(unseen.map((key) => cache.delete(key)));
  }

  async #slugsIn(name: string): Promise<readonly string[]> {
    return (await this.readJson<readonly string[]>(name, indexKey)) ?? [];
  }

  async #names(): Promise<readonly string[]> {
    try {
      return (await this.#caches?.keys()) ?? [];
    } catch (error) {
      if (error instanceof DOMException) return []; // Storage is blocked, so nothing is stored.
      throw error;
    }
  }

  async #open(name: string): Promise<Cache> {
    if (this.#caches === null)
      throw new DOMException('This browser does not support caches', 'NotSupportedError');
    return this.#caches.open(name);
  }
}
