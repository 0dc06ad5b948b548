import { createInflate } from 'node:zlib';
import type { FileInspector, FileProblem } from '#application/service/ports/file-inspector.ts';
import { err, ok, type Result } from '#domain/result.ts';

type Limits = {
  readonly pages: number;
  readonly streams: number;
  /** What all streams of one file may unpack to, in bytes. */
  readonly unpacked: number;
};

const usual: Limits = { pages: 2000, streams: 5000, unpacked: 128 * 2 ** 20 };

/** PDF names for actions on opening or clicking, embedded files, forms that send data, and encryption. */
const active =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|Encrypt|RichMedia|XFA\s*[[(<\d]|ImportData|SubmitForm|GoToE|GoToR|URI)(?![A-Za-z])/u;
/** Filters may be packed in one another, and named in another object: what makes papers does neither. */
const unusualFilter = /\/Filter(?![\s[/])|\/Filter\s+[^\s[/]|\/LZWDecode|\/FlateDecode[^]*\/FlateDecode/u;
const longestDictionary = 4096;
/** Only white space follows the end of the file: other readers would show what does. */
const endOfFile = /%%EOF[\s\0]*$/u;
const lengthOfTail = 1024;
/** A name that two pieces share is found in the second one. */
const overlap = 64;

/** Names as they are meant: `/J#61vaScript` is `/JavaScript`. */
const plain = (text: string): string =>
  text.replaceAll(/#([\da-f]{2})/giu, (_escape, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );

const latin = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

/** Whether it begins as what `FlateDecode` unpacks (RFC 1950, 2.2). */
const looksPacked = ([method = 0, check = 0]: Uint8Array): boolean =>
  method % 16 === 8 && (method * 256 + check) % 31 === 0;

/**
 * Reads PDFs as far as it takes to refuse what does more than be read. It looks at all of the text and into every stream, not only at what
 * the file's own table of contents names: readers differ in what they believe of a broken file.
 */
export class NodeFileInspector implements FileInspector {
  readonly #limits: Limits;

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { ...usual, ...limits };
  }

  async pdf(file: Uint8Array): Promise<Result<null, FileProblem>> {
    const text = latin(file);
    if (!text.startsWith('%PDF-') || !endOfFile.test(text.slice(-lengthOfTail))) return err('malformed');
    if (!this.#isCalm(text)) return err('unknown-value');
    const left = { streams: this.#limits.streams, unpacked: this.#limits.unpacked };
    for (const { 0: keyword, index } of text.matchAll(/\bstream(?:\r\n|\n|\r)/gu)) {
      left.streams -= 1;
      const before = text.slice(Math.max(0, index - longestDictionary), index);
      const dictionary = plain(before.slice(before.lastIndexOf('endobj') + 1));
      if (left.streams < 0 || unusualFilter.test(dictionary)) return err('unknown-value');
      const packed = file.subarray(index + keyword.length);
      if (looksPacked(packed)) {
        // One after another: what is left is for all of them.
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

  /** Unpacks piece by piece and keeps none. What follows the packed data is not its own, and what is broken is shown by no reader. */
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
