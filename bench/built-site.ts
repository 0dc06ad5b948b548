import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { err, ok } from '../src/domain/result.ts';
import type { createPageRenderer } from '../src/ui/render.tsx';
import { manyLessons } from './many-lessons.ts';

const built = path.resolve('dist/local');
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The list and the pages that it links to do not call these functions. */
const notMeasured = (): never => {
  throw new Error('Expected the page of the list.');
};

export async function rendererOf(count: number): Promise<ReturnType<typeof createPageRenderer>> {
  const file = pathToFileURL(path.join(built, 'server/render.js')).href;
  const lessons = manyLessons(count);
  const module = (await import(file)) as { readonly createPageRenderer: typeof createPageRenderer };
  return module.createPageRenderer({
    template: readFileSync(path.join(built, 'client/index.html'), 'utf8'),
    // The service worker is off, because its installation would be measured, too.
    config: {
      apiBaseUrl: '',
      identity: { apiKey: '', authDomain: '', projectId: '' },
      buildId: '0',
      offline: false,
    },
    reportBug: (error) => {
      throw error;
    },
    linked: () => ({ invitations: { open: notMeasured }, students: { checkRecord: notMeasured } }),
    lessons: {
      list: async () => ok(lessons),
      year: async () => ok({ updatedAt: '2026-09-01', bands: [] }),
      bySlug: async (slug: string) => err({ kind: 'lesson/not-found', slug } as const),
    },
  });
}

export async function serveBuilt(render: ReturnType<typeof createPageRenderer>, count: number) {
  const lessons = JSON.stringify({ data: manyLessons(count) });
  const packed = new Map<string, Buffer>();
  const pack = (name: string, content: () => string | Buffer): Buffer => {
    const body = packed.get(name) ?? brotliCompressSync(content());
    packed.set(name, body);
    return body;
  };
  const server = createServer((request, response) => {
    const { pathname, href } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(built, 'client', path.normalize(pathname));
    const answer = (type: string, body: Buffer): void =>
      void response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(body);
    if (pathname === '/v1/app/lessons') {
      answer(
        'application/json',
        pack(pathname, () => lessons),
      );
    } else if (path.extname(file) !== '') {
      const type = types[path.extname(file)];
      if (type === undefined || !existsSync(file)) response.writeHead(404).end();
      else
        answer(
          type,
          pack(pathname, () => readFileSync(file)),
        );
    } else {
      void render({ url: href }).then((page) =>
        answer('text/html; charset=utf-8', brotliCompressSync(page.kind === 'page' ? page.html : '')),
      );
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/lessons`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
