import type { ReceivedFile, Uploads } from '#application/service/platform/ports/uploads.ts';
import type { InMemoryRosterFiles } from './in-memory-roster-files.ts';

export class InMemoryUploads implements Uploads {
  readonly #files: InMemoryRosterFiles;

  constructor(files: InMemoryRosterFiles) {
    this.#files = files;
  }

  async receive(
    name: string,
    bytes: AsyncIterable<Uint8Array>,
    maxBytes: number,
  ): Promise<ReceivedFile | null> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of bytes) chunks.push(chunk);
    const all = Buffer.concat(chunks);
    if (all.length > maxBytes) return null;
    const path = `/received/${name}`;
    this.#files.put(path, { [name]: all });
    return { path, drop: () => Promise.resolve(this.#files.put(path, {})) };
  }
}
