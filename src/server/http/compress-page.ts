import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

type Encoding = 'br' | 'gzip' | 'identity';

/** A page as it goes over the wire. */
type PackedPage = { readonly etag: string; readonly encoding: Encoding; readonly body: Buffer };

/** What is packed. One that is sent again and again is known by its identity: its text need not be looked at again. */
type PageText = { readonly html: string };

/** Packs a page for those who accept these encodings. */
export type PackPage = (page: PageText, acceptEncoding: string | undefined) => Promise<PackedPage>;

const encodingFor = (accepted: string): Encoding => {
  const refused = (name: string): boolean =>
    new RegExp(`\\b${name}\\s*;\\s*q=0(?:\\.0*)?(?:,|$)`).test(accepted);
  return (['br', 'gzip'] as const).find((name) => accepted.includes(name) && !refused(name)) ?? 'identity';
};

/** Brotli's levels: quick for the first request, small for later ones. */
const quick = 5;
const small = constants.BROTLI_MAX_QUALITY;

const compress = (html: string, encoding: Encoding, level: number): Promise<Buffer> => {
  if (encoding === 'gzip') return deflate(html);
  if (encoding === 'identity') return Promise.resolve(Buffer.from(html));
  const params = { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: html.length };
  return brotli(html, { params });
};

/**
 * Compresses pages, and remembers `capacity` of them, those that were sent last: most visitors are sent the same few. One that is asked for
 * again is made a tenth smaller meanwhile, for those after.
 */
export function pagePacker(capacity = 200): PackPage {
  const packed = new Map<string, PackedPage>();
  const asked = new Set<string>();

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
    // Weak: the bytes may be others, the page is the same.
    const etag = `W/"${digestOf(page)}-${encoding}"`;
    const known = packed.get(etag);
    if (known !== undefined) {
      if (encoding === 'br' && !asked.has(etag)) void makeSmaller(known, html);
      asked.add(etag);
      packed.delete(etag);
      packed.set(etag, known);
      return known;
    }
    const fresh = { etag, encoding, body: await compress(html, encoding, quick) };
    const oldest = packed.keys().next();
    if (packed.size >= capacity && !oldest.done) {
      packed.delete(oldest.value);
      asked.delete(oldest.value);
    }
    packed.set(etag, fresh);
    return fresh;
  };
}
