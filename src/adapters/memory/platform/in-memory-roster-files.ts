import type { ByteSource, OpenedFiles, RosterFiles } from '#application/ports/roster-files.ts';
import { issueOf } from '#domain/rosters/files/import-issue.ts';

export class InMemoryRosterFiles implements RosterFiles {
  readonly #paths = new Map<string, ReadonlyMap<string, Uint8Array>>();

  put(path: string, files: Readonly<Record<string, Uint8Array>>): void {
    this.#paths.set(path, new Map(Object.entries(files)));
  }

  open(path: string): Promise<OpenedFiles> {
    const files = this.#paths.get(path);
    const close = (): Promise<void> => Promise.resolve();
    if (files === undefined)
      return Promise.resolve({ sources: [], issues: [issueOf('file/unreadable', path)], close });
    const sources = [...files].map(([name, bytes]): ByteSource => ({
      name,
      size: bytes.length,
      open: async function* () {
        yield await Promise.resolve(bytes);
      },
    }));
    return Promise.resolve({ sources, issues: [], close });
  }
}
