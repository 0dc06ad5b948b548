/** The files of a build by what needs them: pages by the names of their routes, `product` for the rest of the product, `chakra` for what opens on demand. */
type PageFiles = Readonly<Record<string, readonly string[]>>;

/** A file as it may lie in the browser's cache before anybody needs it: after all that is needed now. */
const later: RequestInit = { priority: 'low' };

async function fetchOk(address: string): Promise<Response> {
  const reply = await fetch(address, later);
  if (!reply.ok) throw new Error(`${address} was answered with ${reply.status}.`);
  return reply;
}

/**
 * Fetches the files of pages into the browser's cache, and runs none of them: a script that runs or a sheet that is applied
 * ahead of time holds the standing page up.
 */
export class FetchPageFiles {
  readonly #buildId: string;
  readonly #fetched = new Set<string>();
  #files: Promise<PageFiles> | null = null;

  constructor(buildId: string) {
    this.#buildId = buildId;
  }

  /**
   * Rejects where a file cannot be fetched; asking again tries again. Names that the build does not know have no files. One
   * file after the other: on a slow processor to ask for many at once takes longer than a frame.
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
