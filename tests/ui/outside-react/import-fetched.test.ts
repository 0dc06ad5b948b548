import { afterEach, expect, test, vi } from 'vitest';
import { isChunkMissing } from '#adapters/firebase/firebase-errors.ts';
import { importFetched } from '#ui/outside-react/import-fetched.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  for (const link of document.head.querySelectorAll('link')) link.remove();
});

function aNetwork(answer: () => Promise<Response>) {
  const requests: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    requests.push(new URL(url).pathname);
    return answer();
  });
  return requests;
}

const gone = () => Promise.reject(new TypeError('Failed to fetch'));
const served = () => Promise.resolve(new Response('export {}'));

test('[REL-7] a module is imported only after all of its files were fetched, so that no import fails permanently', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'module');
  aNetwork(gone);
  await expect(importFetched(load, ['assets/one.js', 'assets/two.js'])).rejects.toThrow('Failed to fetch');
  expect(load).not.toHaveBeenCalled();
  const asked = aNetwork(served);
  expect(await importFetched(load, ['assets/one.js', 'assets/two.js'])).toBe('module');
  expect(asked).toEqual(['/assets/one.js', '/assets/two.js']);
});

test('[REL-7] [AUT-7] a file that cannot be fetched is a missing part of the app, so that logging out continues without it', async () => {
  aNetwork(gone);
  const failed = await importFetched(async () => 'module', ['assets/four.js']).catch(
    (error: unknown) => error,
  );
  expect(failed).toBeInstanceOf(TypeError);
  expect(isChunkMissing(failed)).toBe(true);
});

test('a file that the page names, or that was fetched before, is not fetched again', async () => {
  document.head.insertAdjacentHTML('beforeend', '<link rel="modulepreload" href="/assets/named.js">');
  const asked = aNetwork(served);
  const files = ['assets/named.js', 'assets/three.js'];
  await Promise.all([importFetched(async () => 1, files), importFetched(async () => 2, files)]);
  await importFetched(async () => 3, files);
  expect(asked).toEqual(['/assets/three.js']);
});

test('[NAV-16] a missing file is reported by an event, and a reload caused by it ends the import', async () => {
  aNetwork(() => Promise.resolve(new Response('', { status: 404 })));
  const load = async () => 'module';
  await expect(importFetched(load, ['assets/missing.js'])).rejects.toMatchObject({
    message: expect.stringContaining('missing.js'),
    cause: { message: expect.stringContaining('404') },
  });
  window.addEventListener('vite:preloadError', (event) => event.preventDefault(), { once: true });
  expect(await importFetched(load, ['assets/missing.js'])).toBeUndefined();
});

test('styles that could not be fetched are fetched again on the next try', async () => {
  aNetwork(served);
  const trying = importFetched(async () => 'module', ['assets/part.css']);
  const link = document.querySelector('link');
  link?.dispatchEvent(new Event('error'));
  await expect(trying).rejects.toThrow('part.css');
  const again = importFetched(async () => 'module', ['assets/part.css']);
  document.querySelector('link')?.dispatchEvent(new Event('load'));
  expect(await again).toBe('module');
});
