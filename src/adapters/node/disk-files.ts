import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ByteSource, OpenedFiles, RosterFiles } from '#application/ports/roster-files.ts';
import { issueOf } from '#domain/rosters/files/import-issue.ts';
import { errorCodeOf } from './error-code.ts';

const isTable = (name: string): boolean => /\.(?:csv|tsv|txt)$/iu.test(name) && !name.startsWith('.');

export class DiskFiles implements RosterFiles {
  async open(at: string): Promise<OpenedFiles> {
    const close = (): Promise<void> => Promise.resolve();
    const name = path.basename(at);
    try {
      const isFolder = (await stat(at)).isDirectory();
      const names = isFolder ? (await readdir(at)).filter(isTable).toSorted() : [''];
      const sources = await Promise.all(
        names.map((file) => this.#source(path.join(at, file), isFolder ? file : name)),
      );
      return { sources, issues: sources.length > 0 ? [] : [issueOf('file/nothing-to-read', name)], close };
    } catch (error) {
      if (errorCodeOf(error) === null) throw error;
      return { sources: [], issues: [issueOf('file/unreadable', name)], close };
    }
  }

  async #source(file: string, name: string): Promise<ByteSource> {
    const { size } = await stat(file);
    return { name, size, open: () => createReadStream(file) };
  }
}
