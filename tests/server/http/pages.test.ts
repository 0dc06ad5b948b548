import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageRenderer } from '#server/http/pages/page-renderer.ts';
import { aServer } from '../a-server.ts';

const html = `<!doctype html><title>Lessons</title>${'<p>Barge</p>'.repeat(200)}`;
const requests: string[] = [];
const renderPage: PageRenderer = async ({ url }) => {
  requests.push(url);
  const { pathname } = new URL(url);
  if (pathname === '/old/') return { kind: 'redirect', status: 308, location: '/old?kept=1' };
  const status = pathname === '/nowhere' ? 404 : 200;
  return { kind: 'page', status, html, styleHashes: ['sha256-page='], scriptHash: 'sha256-script=' };
};

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('pages', () => {
  test('are complete, have a policy for their own styles, and are revalidated each time', async () => {
    const { call } = aServer({ renderPage });
    const reply = await call('GET', '/lessons?grade=3-5', { headers: browser });
    expect(reply).toMatchObject({ status: 200, text: html });
    expect(requests.at(-1)).toBe('https://blockyard.test/lessons?grade=3-5');
    expect(reply.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding',
    });
    expect(reply.headers['content-security-policy']).toMatch(
      /script-src 'self' 'sha256-script='.*style-src .*'sha256-page='/,
    );
  });

  test('[NAV-14] an unmatched path has status 404', async () => {
    const { call } = aServer({ renderPage });
    expect(await call('GET', '/nowhere', { headers: browser })).toMatchObject({ status: 404, text: html });
  });

  test('[NAV-14] an address that cannot be decoded is a missing page, for browsers', async () => {
    const { call } = aServer({ renderPage });
    const page = await call('GET', '/%E0%A4%A?q=%zz', { headers: browser });
    expect(page).toMatchObject({ status: 200, text: html });
    expect(page.headers['content-security-policy']).toContain('sha256-page=');
    expect(requests.at(-1)).toBe('https://blockyard.test/%E0%A4%A?q=%zz');
    const json = { headers: { accept: 'application/json' } };
    expect((await call('GET', '/%E0%A4%A', json)).body.type).toMatch(/problems\/call\/no-such-path$/);
    expect((await call('GET', '/v1/app/lessons/%E0%A4%A', json)).body.type).toMatch(/call\/malformed$/);
  });

  test('[NAV-16] a reloaded page knows the previous page of the app', async () => {
    let from: string | null | undefined;
    const { call } = aServer({
      renderPage: async ({ cameFrom }) => {
        from = cameFrom;
        return { kind: 'redirect', status: 302, location: '/lessons' };
      },
    });
    await call('GET', '/signup/complete', {
      headers: { ...browser, cookie: 'blockyard-came-from=%2Fsignup' },
    });
    expect(from).toBe('/signup');
    await call('GET', '/signup/complete', { headers: browser });
    expect(from).toBeNull();
  });

  test('can be requested as headers only', async () => {
    const { call, lines } = aServer({ renderPage });
    const reply = await call('HEAD', '/nowhere', { headers: browser });
    expect([reply.status, reply.text]).toEqual([404, '']);
    expect(lines).toMatchObject([{ method: 'HEAD', route: 'page', status: 404 }]);
  });

  test('redirect if the renderer returns a redirect', async () => {
    const reply = await aServer({ renderPage }).call('GET', '/old/', { headers: browser });
    expect(reply).toMatchObject({ status: 308, headers: { location: '/old?kept=1' } });
  });

  test('two slashes do not lead to another host', async () => {
    await aServer({ renderPage }).call('GET', '//evil.test/lessons', { headers: browser });
    expect(requests.at(-1)).toBe('https://blockyard.test//evil.test/lessons');
  });

  test.each([
    ['br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip', (body: Buffer) => gunzipSync(body)],
  ])('are compressed: %s', async (encoding, unpack) => {
    const { app } = aServer({ renderPage });
    const headers = { ...browser, 'accept-encoding': encoding };
    const reply = await app.inject({ url: '/lessons', headers });
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(unpack(reply.rawPayload).toString()).toBe(html);
  });

  test('are not sent again if unchanged', async () => {
    const { call } = aServer({ renderPage });
    const first = await call('GET', '/lessons', { headers: browser });
    const headers = { ...browser, 'if-none-match': String(first.headers['etag']) };
    const again = await call('GET', '/lessons', { headers });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers['content-security-policy']).toContain("'sha256-page='");
  });

  test('crawlers and link previews, which accept anything, get pages', async () => {
    const reply = await aServer({ renderPage }).call('GET', '/lessons', { headers: { accept: '*/*' } });
    expect(reply.text).toBe(html);
  });

  test.each([
    ['GET', '/v1/app/nowhere', browser],
    ['GET', '/v1', browser],
    ['GET', '/assets/gone.js', browser],
    ['POST', '/lessons', browser],
    ['GET', '/lessons', { accept: 'application/json' }],
  ] as const)('%s %s is not a page', async (method, url, headers) => {
    const reply = await aServer({ renderPage }).call(method, url, { headers });
    expect(reply.headers['content-type']).toContain('application/problem+json');
  });
});

describe('files of the build', () => {
  const dir = mkdtempSync(join(tmpdir(), 'blockyard-client-'));
  const put = (name: string, text: string | Buffer): void => {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), text);
  };
  beforeAll(() => {
    put('index.html', '<template>');
    put('.vite/manifest.json', '{}');
    put('assets/app-1a2b.js', 'let app');
    put('assets/app-1a2b.js.br', brotliCompressSync('let app'));
    put('builds/latest.json', '{"id":"1"}');
    put('pictures/barge.svg', '<svg/>');
    put('favicon.svg', '<svg/>');
  });
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  test.each([
    ['/assets/app-1a2b.js', 'public, max-age=31536000, immutable'],
    ['/builds/latest.json?t=1', 'no-store'],
    ['/pictures/barge.svg', 'public, max-age=3600'],
    ['/favicon.svg', 'no-cache'],
  ])('%s: %s', async (url, cacheControl) => {
    const reply = await aServer({ clientDir: dir, renderPage }).call('GET', url);
    expect(reply.status).toBe(200);
    expect(reply.headers['cache-control']).toBe(cacheControl);
    expect(reply.headers['content-security-policy']).toContain("default-src 'self'");
  });

  test('are sent as the build compressed them', async () => {
    const { app } = aServer({ clientDir: dir, renderPage });
    const reply = await app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'br' } });
    expect(reply.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': /javascript/ });
    expect(brotliDecompressSync(reply.rawPayload).toString()).toBe('let app');
  });

  test.each(['/index.html', '/.vite/manifest.json', '/assets/app-1a2b.js.br', '/assets/../../../etc/passwd'])(
    '%s is not one of them',
    async (url) => {
      const { app } = aServer({ clientDir: dir });
      expect((await app.inject({ url })).statusCode).toBe(404);
    },
  );
});
