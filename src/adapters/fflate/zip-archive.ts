import { strToU8, zip } from 'fflate';
import type { Archive, ArchiveFile } from '#application/service/platform/ports/archive.ts';

/** Creates ZIP archives. The compression runs outside of the thread that handles requests. */
export class ZipArchive implements Archive {
  pack(files: readonly ArchiveFile[]): Promise<Uint8Array> {
    const parts = Object.fromEntries(files.map(({ name, text }) => [name, strToU8(text)]));
    return new Promise((resolve, reject) => {
      zip(parts, { level: 6 }, (error, data) => {
        if (error === null) resolve(data);
        else reject(error);
      });
    });
  }
}
