import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ReceivedFile, Uploads } from '#application/service/platform/ports/uploads.ts';

class TooLarge extends Error {}

const maxNameLength = 120;
const safeName = (name: string): string =>
  path.basename(name.replaceAll('\\', '/')).replaceAll('\0', '').slice(-maxNameLength) || 'file';

/** Stores files in a separate folder inside a given folder, by default the system's folder for temporary files. Only this user can read them. */
export class TemporaryUploads implements Uploads {
  readonly #within: string;

  constructor(within = tmpdir()) {
    this.#within = within;
  }

  async receive(
    name: string,
    bytes: AsyncIterable<Uint8Array>,
    maxBytes: number,
  ): Promise<ReceivedFile | null> {
    const folder = await mkdtemp(path.join(this.#within, 'blockyard-import-'));
    const drop = (): Promise<void> => rm(folder, { recursive: true, force: true });
    const file = path.join(folder, safeName(name));
    async function* limited(): AsyncGenerator<Uint8Array> {
      let length = 0;
      for await (const chunk of bytes) {
        length += chunk.length;
        if (length > maxBytes) throw new TooLarge();
        yield chunk;
      }
    }
    try {
      await pipeline(limited(), createWriteStream(file, { mode: 0o600 }));
      return { path: file, drop };
    } catch (error) {
      await drop();
      if (error instanceof TooLarge) return null;
      throw error;
    }
  }
}
