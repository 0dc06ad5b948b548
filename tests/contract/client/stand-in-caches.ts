const addressOf = (key: RequestInfo | URL): string =>
  new URL(key instanceof Request ? key.url : key, 'http://localhost').href;

/** The caches of one browser. If `full` is true, writes fail because of the storage quota. */
export class StandInCaches implements CacheStorage {
  readonly #caches = new Map<string, Map<string, Response>>();
  full = false;

  async keys(): Promise<string[]> {
    return [...this.#caches.keys()];
  }

  async has(name: string): Promise<boolean> {
    return this.#caches.has(name);
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }

  async match(key: RequestInfo | URL, options?: MultiCacheQueryOptions): Promise<Response | undefined> {
    if (options?.cacheName === undefined) throw new Error('Pages look into one cache at a time.');
    return this.#caches.get(options.cacheName)?.get(addressOf(key))?.clone();
  }

  async open(name: string): Promise<Cache> {
    const entries = this.#caches.get(name) ?? new Map<string, Response>();
    this.#caches.set(name, entries);
    const writing = (key: RequestInfo | URL, reply: Response): void => {
      if (this.full) throw new DOMException('full', 'QuotaExceededError');
      entries.set(addressOf(key), reply);
    };
    const unused = async (): Promise<never> => {
      throw new Error('Pages do not use this.');
    };
    return {
      match: async (key) => entries.get(addressOf(key))?.clone(),
      put: async (key, reply) => writing(key, reply),
      delete: async (key) => entries.delete(addressOf(key)),
      keys: async () => [...entries.keys()].map((address) => new Request(address)),
      add: unused,
      addAll: unused,
      matchAll: unused,
    };
  }
}
