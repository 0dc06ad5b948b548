// cspell:words analyse
import { analyse } from 'chardet';

/** The encoding of a file, or null for binary files. `guessed` is true if the bytes do not prove it. */
export type FoundEncoding = { readonly encoding: string; readonly guessed: boolean };

const sampleLength = 64 * 1024;

/** The first bytes of archives, spreadsheets, documents and pictures. */
const binaryMarks = [
  '504b0304',
  '504b0506',
  '1f8b',
  '28b52ffd',
  'd0cf11e0',
  '25504446',
  '89504e47',
  'ffd8ff',
  '0000feff',
  'fffe0000',
  '377abcaf',
  '425a68',
  'fd377a58',
];

const hex = (bytes: Uint8Array): string => Buffer.from(bytes.subarray(0, 4)).toString('hex');
const shareOf = (bytes: Uint8Array, is: (byte: number, at: number) => boolean): number =>
  bytes.length === 0 ? 0 : bytes.filter(is).length / bytes.length;

/** Detects UTF-16 without a byte order mark. In Latin text, every other byte is then zero. */
function utf16Of(head: Uint8Array): string | null {
  const zero = (parity: number) => shareOf(head, (byte, at) => byte === 0 && at % 2 === parity);
  if (zero(1) > 0.3 && zero(0) < 0.05) return 'utf-16le';
  return zero(0) > 0.3 && zero(1) < 0.05 ? 'utf-16be' : null;
}

function byMark(head: Uint8Array): string | null {
  const start = hex(head);
  if (start.startsWith('efbbbf')) return 'utf-8';
  if (start.startsWith('fffe')) return 'utf-16le';
  return start.startsWith('feff') ? 'utf-16be' : null;
}

const isControl = (byte: number): boolean => byte < 9 || (byte > 13 && byte < 32);

const canDecode = (encoding: string): boolean => {
  try {
    return new TextDecoder(encoding).encoding !== 'replacement';
  } catch {
    // The platform does not support this encoding.
    return false;
  }
};

/** Returns the most likely encoding of bytes that are not UTF-8. */
function guess(sample: Uint8Array): string {
  const found = analyse(sample).find(({ name }) => canDecode(name) && !/^utf-?(?:16|32)/iu.test(name));
  return new TextDecoder(found?.name ?? 'windows-1252').encoding;
}

type Survey = { readonly head: Uint8Array; readonly sample: Uint8Array | null };

/** Returns the beginning of a file and, if it is not UTF-8, a sample around the first invalid byte. */
async function survey(chunks: AsyncIterable<Uint8Array>): Promise<Survey> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let head: Uint8Array = new Uint8Array();
  let broken: Uint8Array | null = null;
  const check = (chunk?: Uint8Array): void => {
    try {
      decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      // The file is not UTF-8, so its encoding is guessed from this sample.
      broken ??= chunk ?? head;
    }
  };
  for await (const chunk of chunks) {
    if (head.length < sampleLength)
      head = Buffer.concat([head, chunk.subarray(0, sampleLength - head.length)]);
    if (broken === null) check(chunk);
    if (broken !== null && head.length >= sampleLength) break;
  }
  if (broken === null) check();
  const inHead = broken === null || head.length < sampleLength;
  return { head, sample: broken === null ? null : inHead ? head : broken };
}

/** Detects the encoding of a file in one pass: by its byte order mark, by validity, or by likelihood. */
export async function findEncoding(chunks: AsyncIterable<Uint8Array>): Promise<FoundEncoding | null> {
  const { head, sample } = await survey(chunks);
  if (binaryMarks.some((mark) => hex(head).startsWith(mark))) return null;
  const marked = byMark(head) ?? utf16Of(head);
  if (marked !== null) return { encoding: marked, guessed: false };
  if (shareOf(head, isControl) > 0.05) return null;
  return sample === null ? { encoding: 'utf-8', guessed: false } : { encoding: guess(sample), guessed: true };
}
