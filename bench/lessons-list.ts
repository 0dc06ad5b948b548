import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { findChromium } from '../scripts/chromium.ts';
import { ok } from '../src/domain/result.ts';
import type { createPageRenderer, PageRenderer } from '../src/ui/render.tsx';
import { manyLessons } from './many-lessons.ts';

/** What a list of so many lessons costs: milliseconds, bytes after brotli, and how much of it is in the document. */
export type ListCost = {
  readonly render: readonly number[];
  readonly bytes: number;
  readonly elements: number;
  /** From a key in the search field, or a choice, to the picture that answers it. */
  readonly typing: readonly number[];
  readonly choosing: readonly number[];
};

const built = path.resolve('dist/local');
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

async function rendererOf(count: number): Promise<PageRenderer> {
  const file = pathToFileURL(path.join(built, 'server/render.js')).href;
  const lessons = manyLessons(count);
  const module = (await import(file)) as { readonly createPageRenderer: typeof createPageRenderer };
  return module.createPageRenderer({
    template: readFileSync(path.join(built, 'client/index.html'), 'utf8'),
    config: { apiBaseUrl: '', identity: { apiKey: '', authDomain: '', projectId: '' }, buildId: '0' },
    reportBug: (error) => {
      throw error;
    },
    lessons: {
      list: async () => ok(lessons),
      bySlug: () => {
        throw new Error('Only the list is measured.');
      },
    },
  });
}

/** Serves the list, the built files and the lessons as the API does. */
async function serve(render: PageRenderer, count: number) {
  const lessons = JSON.stringify({ data: manyLessons(count) });
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(built, 'client', path.normalize(pathname));
    if (pathname === '/lessons') {
      void render({ url: `http://localhost/lessons${search}` }).then((page) =>
        response
          .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          .end(page.kind === 'page' ? page.html : ''),
      );
    } else if (pathname === '/v1/app/lessons') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(lessons);
    } else if (path.extname(file) !== '' && existsSync(file)) {
      const type = types[path.extname(file)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type }).end(readFileSync(file));
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/lessons` };
}

const observe = () => {
  const seen: { name: string; duration: number }[] = [];
  Object.assign(window, { seen });
  new PerformanceObserver((list) =>
    list.getEntries().forEach(({ name, duration }) => seen.push({ name, duration })),
  ).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
};

/** Types into the search and makes choices by the keyboard, with a processor four times slower. */
async function interact(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'networkidle' });
  const elements = await page.locator('*').count();
  await page.getByRole('searchbox').focus();
  await page.waitForLoadState('networkidle');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const durationsOf = async (name: string, deeds: () => Promise<void>): Promise<readonly number[]> => {
    await page.evaluate(() => (window as unknown as { seen: unknown[] }).seen.splice(0));
    await deeds();
    await page.waitForTimeout(500);
    const seen = await page.evaluate(
      () => (window as unknown as { seen: { name: string; duration: number }[] }).seen,
    );
    return seen.filter((each) => each.name === name).map(({ duration }) => duration);
  };
  const typing = await durationsOf('keydown', async () => {
    for (const key of 'barge part') await page.keyboard.press(key === ' ' ? 'Space' : key, { delay: 20 });
  });
  await page.getByRole('searchbox').fill('');
  await page.getByRole('combobox', { name: 'Grade' }).focus();
  const choosing = await durationsOf('keydown', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      await page.keyboard.press('ArrowDown');
      await page.waitForTimeout(200);
    }
  });
  await context.close();
  return { elements, typing, choosing };
}

/** Measures the list with each of these numbers of lessons. */
export async function listCosts(counts: readonly number[]): Promise<Readonly<Record<number, ListCost>>> {
  const found = await findChromium();
  const browser = await chromium.launch({ executablePath: found.executable, args: [...found.args] });
  const costs: Record<number, ListCost> = {};
  for (const count of counts) {
    const render = await rendererOf(count);
    const times: number[] = [];
    let html = '';
    for (let round = 0; round < 20; round += 1) {
      const started = performance.now();
      const page = await render({ url: 'http://localhost/lessons' });
      times.push(performance.now() - started);
      if (page.kind === 'page') html = page.html;
    }
    const { server, url } = await serve(render, count);
    costs[count] = {
      render: times.slice(5),
      bytes: brotliCompressSync(html).length,
      ...(await interact(browser, url)),
    };
    await new Promise((resolve) => server.close(resolve));
  }
  await browser.close();
  return costs;
}
