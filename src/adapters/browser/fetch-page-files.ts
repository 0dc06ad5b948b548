/** The files of a build by page: route names, `product` for the rest of the product, and `chakra` for parts that load on demand. */
type PageFiles = Readonly<Record<string, readonly string[]>>;

/** Low priority, so that prefetches do not delay requests that are needed now. */
const later: RequestInit = { priority: 'low' };

async function fetchOk(address: string): Promise<Response> {
  const reply = await fetch(address, later);
  if (!reply.ok) throw new Error(`${address} returned ${reply.status}.`);
  return reply;
}

/** Prefetches the files of pages into the browser's cache without running them. A script or style sheet that is applied early would block the current page. */
export class FetchPageFiles {
  readonly #buildId: string;
  readonly #fetched = new Set<string>();
  #files: Promise<PageFiles> | null = null;

  constructor(buildId: string) {
    this.#buildId = buildId;
  }

  /**
   * Fetches the files of a page one at a time, because on slow processors many requests at the same time take longer than a frame. Rejects if a file cannot be
   * fetched. The next call retries. Unknown names have no files.
   */
  async hold(name: string): Promise<void> {
    const files = (await this.#all())[name] ?? [];
    for (const file of files) if (!this.#fetched.has(file)) await this.#fetch(file);
  }

  async #fetch(file: string): Promise<void> {
    this.#fetched.add(file);
    try {
      await (await fetchOk(`/${file}`)).arrayBuffer();
    } catch (error) {
      this.#fetched.delete(file);
      throw error;
    }
  }

  #all(): Promise<PageFiles> {
    this.#files ??= this.#read().catch((error: unknown) => {
      this.#files = null;
      throw error;
    });
    return this.#files;
  }

  async #read(): Promise<PageFiles> {
    return (await (await fetchOk(`/builds/${this.#buildId}.json`)).json()) as PageFiles;
  }
}
