import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { pagePacker } from '#server/http/pages/compress-page.ts';

const html = Array.from(
  { length: 400 },
  (_, at) => `<li>Lesson ${at} of the harbor ${(at * 7919) % 997}</li>`,
).join('');

test('a repeated page is sent with better compression and the same content', async () => {
  const pack = pagePacker();
  const first = await pack({ html }, 'br');
  await pack({ html }, 'br');
  await vi.waitFor(
    async () => expect((await pack({ html }, 'br')).body.length).toBeLessThan(first.body.length),
    10_000,
  );
  const later = await pack({ html }, 'br');
  expect(brotliDecompressSync(later.body).toString()).toBe(html);
  expect(later.etag).toBe(first.etag);
});

test('a client without compression gets the page uncompressed', async () => {
  expect((await pagePacker()({ html }, undefined)).body.toString()).toBe(html);
});

test('the number of cached pages is limited', async () => {
  const pack = pagePacker(1);
  const first = await pack({ html }, 'gzip');
  await pack({ html: `${html}.` }, 'gzip');
  expect(await pack({ html }, 'gzip')).not.toBe(first);
});
