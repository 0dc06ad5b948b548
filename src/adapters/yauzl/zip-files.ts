import path from 'node:path';
import type {
  ByteSource,
  OpenedFiles,
  RosterFiles,
  UnreadableSource,
} from '#application/ports/roster-files.ts';
import { type ImportIssue, type IssueCode, issueOf } from '#domain/rosters/files/import-issue.ts';
import { importLimits } from '#domain/rosters/files/import-limits.ts';
import { stat } from 'node:fs/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';

const isClutter = (name: string): boolean =>
  name.endsWith('/') || /(?:^|\/)(?:__MACOSX\/|\.|thumbs\.db$|desktop\.ini$)/iu.test(name);
const isTable = (name: string): boolean => /\.(?:csv|tsv|txt)$/iu.test(name);

/** Returns the kind of damage. Users need this instead of yauzl's messages about a damaged archive, which are for programmers. */
const codeOf = (error: unknown): IssueCode =>
  error instanceof Error && /relative path|absolute path|invalid characters in fileName/u.test(error.message)
    ? 'zip/unsafe-name'
    : 'zip/damaged';

const unreadable = (issue: ImportIssue): UnreadableSource => Object.assign(new Error(issue.code), { issue });

/** The CSV files of a ZIP, within the limits of `importLimits`. Files are unpacked on demand, and not written to disk. */
export class ZipFiles implements RosterFiles {
  async open(at: string): Promise<OpenedFiles> {
    const name = path.basename(at);
    const refused = (issue: ImportIssue): OpenedFiles => ({
      sources: [],
      issues: [issue],
      close: () => Promise.resolve(),
    });
    let zip: ZipFile | null = null;
    try {
      if ((await stat(at)).size > importLimits.zipBytes)
        return refused(issueOf('zip/too-large', name, { expected: `${importLimits.zipBytes}` }));
      zip = await openPromise(at, { autoClose: false, lazyEntries: true, strictFileNames: false });
      const opened = await this.#entries(zip, name);
      if (opened.sources.length === 0) zip.close();
      return opened;
    } catch (error) {
      zip?.close();
      return refused(issueOf(codeOf(error), name));
    }
  }

  async #entries(zip: ZipFile, archive: string): Promise<OpenedFiles> {
    const sources: ByteSource[] = [];
    const issues: ImportIssue[] = [];
    let [entries, unpacked] = [0, 0];
    const refused = (code: IssueCode, expected: number): OpenedFiles => ({
      sources: [],
      issues: [issueOf(code, archive, { expected: `${expected}` })],
      close: () => Promise.resolve(),
    });
    for await (const entry of zip.eachEntry()) {
      entries += 1;
      if (entries > importLimits.zipEntries) return refused('zip/too-many-entries', importLimits.zipEntries);
      const { fileName: file, compressedSize, uncompressedSize } = entry;
      if (isClutter(file)) continue;
      unpacked += uncompressedSize;
      if (unpacked > importLimits.zipUnpackedBytes)
        return refused('zip/too-large', importLimits.zipUnpackedBytes);
      if (uncompressedSize > compressedSize * importLimits.zipRatio)
        return refused('zip/ratio', importLimits.zipRatio);
      if (/\.zip$/iu.test(file)) issues.push(issueOf('zip/nested', file));
      else if (!isTable(file)) issues.push(issueOf('file/ignored', file));
      else if (entry.isEncrypted()) issues.push(issueOf('zip/encrypted', file));
      else sources.push({ name: file, size: uncompressedSize, open: () => this.#bytes(zip, entry) });
    }
    if (sources.length === 0) issues.push(issueOf('file/nothing-to-read', archive));
    return { sources, issues, close: () => Promise.resolve(zip.isOpen ? zip.close() : undefined) };
  }

  async *#bytes(zip: ZipFile, entry: Entry): AsyncGenerator<Uint8Array> {
    try {
      const stream = await zip.openReadStreamPromise(entry);
      for await (const chunk of stream as AsyncIterable<Buffer>) yield chunk;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      throw unreadable(issueOf('zip/damaged', entry.fileName));
    }
  }
}
