import type { Archive, ArchiveFile } from '#application/service/platform/ports/archive.ts';

/** Archives in memory, which `unpack` finds. Their first bytes are those of a ZIP file. */
export class InMemoryArchive implements Archive {
  readonly #packed = new Map<string, readonly ArchiveFile[]>();

  pack(files: readonly ArchiveFile[]): Promise<Uint8Array> {
    const name = `PK ${this.#packed.size + 1}`;
    this.#packed.set(name, structuredClone(files));
    return Promise.resolve(Uint8Array.from(name, (letter) => letter.charCodeAt(0)));
  }

  unpack(bytes: Uint8Array): readonly ArchiveFile[] {
    return this.#packed.get(String.fromCharCode(...bytes)) ?? [];
  }
}
