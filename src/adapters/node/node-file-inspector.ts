// cspell:words startxref
import { createInflate } from 'node:zlib';
import type { FileInspector, FileProblem } from '#application/service/platform/ports/file-inspector.ts';
import { err, ok, type Result } from '#domain/result.ts';

type Limits = {
  readonly pages: number;
  readonly streams: number;
  /** The maximum size of all unpacked streams of one file, in bytes. */
  readonly unpacked: number;
};

const usual: Limits = { pages: 2000, streams: 5000, unpacked: 128 * 2 ** 20 };

/** PDF names for actions on opening or clicking, embedded files, forms that send data, and encryption. */
const active =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|Encrypt|RichMedia|XFA\s*[[(<\d]|ImportData|SubmitForm|GoToE|GoToR|URI)(?![A-Za-z])/u;
/** Matches chained filters, and filters that are defined in a different object. Programs that create documents use neither. */
const unusualFilter = /\/Filter(?![\s[/])|\/Filter\s+[^\s[/]|\/LZWDecode|\/FlateDecode[^]*\/FlateDecode/u;
const maxDictionary = 4096;
/**
 * Only white space may follow the end of the file, and only an update may follow the end of an earlier version. Otherwise, other readers would show additional
 * content.
 */
const endOfFile = /%%EOF[\s\0]*$/u;
const noUpdate = /%%EOF[\s\0]*(?!\d+\s+\d+\s+obj\b|xref\b|startxref\b|[\s\0]|$)/u;
const lengthOfTail = 1024;
/** Pieces overlap, so that a name across two pieces is found in the second piece. */
const overlap = 64;

/** Decodes names. For example, `/J#61vaScript` is `/JavaScript`. */
const plain = (text: string): string =>
  text.replaceAll(/#([\da-f]{2})/giu, (_escape, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );

const latin = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

/** Whether data begins like a zlib stream, for `FlateDecode` (RFC 1950, 2.2). */
const looksPacked = ([method = 0, check = 0]: Uint8Array): boolean =>
  method % 16 === 8 && (method * 256 + check) % 31 === 0;

/**
 * Parses PDFs enough to refuse active content. Checks the whole text and every stream instead of only the objects in the file's cross-reference table, because
 * readers differ in how they repair a broken file.
 */
export class NodeFileInspector implements FileInspector {
  readonly #limits: Limits;

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { ...usual, ...limits };
  }

  async pdf(file: Uint8Array): Promise<Result<null, FileProblem>> {
    const text = latin(file);
    if (!text.startsWith('%PDF-') || !endOfFile.test(text.slice(-lengthOfTail)) || noUpdate.test(text))
      return err('malformed');
    if (!this.#isCalm(text)) return err('unknown-value');
    const left = { streams: this.#limits.streams, unpacked: this.#limits.unpacked };
    for (const { 0: keyword, index } of text.matchAll(/\bstream(?:\r\n|\n|\r)/gu)) {
      left.streams -= 1;
      const before = text.slice(Math.max(0, index - maxDictionary), index);
      const dictionary = plain(before.slice(before.lastIndexOf('endobj') + 1));
      if (left.streams < 0 || unusualFilter.test(dictionary)) return err('unknown-value');
      const packed = file.subarray(index + keyword.length);
      if (looksPacked(packed)) {
        // Sequential, because all streams share the remaining size.
        // oxlint-disable-next-line no-await-in-loop
        if (!(await this.#isCalmInside(packed, left))) return err('unknown-value');
      } else if (dictionary.includes('/FlateDecode')) return err('unknown-value');
    }
    return ok(null);
  }

  #isCalm(text: string): boolean {
    const meant = plain(text);
    if (active.test(meant)) return false;
    for (const [, pages] of meant.matchAll(/\/Count\s+(\d+)/gu))
      if (Number(pages) > this.#limits.pages) return false;
    return true;
  }

  /** Unpacks in pieces and keeps none of them. Ignores data after the stream, and broken data, which no reader shows. */
  async #isCalmInside(packed: Uint8Array, left: { unpacked: number }): Promise<boolean> {
    const inflate = createInflate({ chunkSize: 65_536 });
    inflate.end(packed);
    let last = '';
    try {
      for await (const chunk of inflate as AsyncIterable<Buffer>) {
        left.unpacked -= chunk.length;
        const text = last + chunk.toString('latin1');
        if (left.unpacked < 0 || !this.#isCalm(text)) return false;
        last = text.slice(-overlap);
      }
      return true;
    } catch {
      return true;
    }
  }
}
