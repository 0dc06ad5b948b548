import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

type Encoding = 'br' | 'gzip' | 'identity';

/** A page as it goes over the wire. */
type PackedPage = { readonly etag: string; readonly encoding: Encoding; readonly body: Buffer };

/** Packs a page for whoever accepts these encodings. */
export type PackPage = (html: string, acceptEncoding: string | undefined) => Promise<PackedPage>;

const encodingFor = (accepted: string): Encoding => {
  const refused = (name: string): boolean =>
    new RegExp(`\\b${name}\\s*;\\s*q=0(?:\\.0*)?(?:,|$)`).test(accepted);
  return (['br', 'gzip'] as const).find((name) => accepted.includes(name) && !refused(name)) ?? 'identity';
};

const compress = (html: string, encoding: Encoding): Promise<Buffer> => {
  if (encoding === 'gzip') return deflate(html);
  if (encoding === 'identity') return Promise.resolve(Buffer.from(html));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: html.length };
  return brotli(html, { params });
};

/** Compresses pages, and remembers the last `capacity` of them: most visitors are sent the same few. */
export function pagePacker(capacity = 64): PackPage {
  const packed = new Map<string, PackedPage>();
  return async (html, acceptEncoding = '') => {
    const encoding = encodingFor(acceptEncoding);
    const digest = createHash('sha256').update(html).digest('base64url');
    const etag = `"${digest}-${encoding}"`;
    const known = packed.get(etag);
    if (known !== undefined) return known;
    const page = { etag, encoding, body: await compress(html, encoding) };
    const oldest = packed.keys().next();
    if (packed.size >= capacity && !oldest.done) packed.delete(oldest.value);
    packed.set(etag, page);
    return page;
  };
}
