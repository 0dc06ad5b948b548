import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const style = `body{margin:0;background:#fbf8f1;color:#17233a;font:1rem/1.5 system-ui,sans-serif}header,main,footer{max-width:72rem;margin:auto;padding:1rem}
ul{padding:0;list-style:none}.list ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(18rem,1fr));gap:1.5rem}.list article ul,nav ul{display:block}
.list article{background:#fff;border-radius:12px;overflow:hidden}img{display:block;max-width:100%;height:auto}svg{width:2rem}.list article>*{margin:1rem}.list article>img{margin:0;width:100%}
a{color:#0f5c6e}table{border-collapse:collapse}td,th{padding:.25rem;text-align:start}output,label{display:block}`;

/** Returns the content of a product page as hand-written HTML, with only its text, pictures, links and fields. */
function bodyOf(html: string): string {
  const [, shown = ''] = /<div id="root">([\s\S]*?)<script/.exec(html) ?? [];
  return shown
    .replace(/<img class="scene"[^>]*>/g, '')
    .replace(/<noscript>[\s\S]*?<\/noscript>|<link[^>]*>|<!--.*?-->|<\/?(?:div|span)\b[^>]*>/g, '')
    .replace(/\s(?:class|style|tabindex|focusable|data-[\w-]+)="[^"]*"/g, '');
}

const pageOf = (
  html: string,
  script = '',
): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>By hand</title><style>${style}</style></head>
<body${html.includes('class="unit-cards"') ? ' class="list"' : ''}><div id="root">${bodyOf(html)}</div>${script}</body></html>`;

type Written = { readonly html: Buffer; readonly headers: Readonly<Record<string, string>> };

/** Headers that make a browser start a new process for a page. From a blank tab, the process takes as long to start as the page takes to load. */
const isolating = /^(?:cross-origin-|origin-agent-cluster$)/;

async function written(url: string): Promise<{ readonly byHand: Written; readonly react: Written }> {
  const reply = await fetch(url);
  const text = await reply.text();
  const headers = Object.fromEntries([...reply.headers].filter(([name]) => isolating.test(name)));
  return {
    byHand: { html: brotliCompressSync(pageOf(text)), headers },
    react: {
      html: brotliCompressSync(pageOf(text, `<script type="module" src="${scriptPath}"></script>`)),
      headers,
    },
  };
}

const scriptPath = '/hydrate-all.js';

async function bareReactScript(): Promise<Buffer> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      lib: { entry: path.join(import.meta.dirname, 'hydrate-all.ts'), formats: ['es'] },
    },
  })) as Rolldown.RolldownOutput[];
  const script = built.flatMap(({ output }) => output).find((file) => file.type === 'chunk');
  if (script === undefined) throw new Error('The script of the minimal React page was not built.');
  return brotliCompressSync(script.code);
}

/**
 * Serves pages of the product as if they were written by hand, as the baseline of the first paint. They have the same text, pictures, links and fields in the
 * same order, without scripts, libraries, classes and web fonts. The path prefix `/bare` omits the headers that isolate the product's pages. The prefix
 * `/react` adds React, which hydrates the same elements, as the baseline of the CPU time.
 */
export async function serveStaticPages(
  site: string,
  paths: readonly string[],
): Promise<{ url: (page: string) => string; close(): Promise<void> }> {
  const pages = new Map<string, Written>();
  for (const each of paths) {
    const { byHand, react } = await written(site + each);
    pages
      .set(each, byHand)
      .set(`/react${each}`, react)
      .set(`/bare${each}`, { ...byHand, headers: {} });
  }
  const script = await bareReactScript();
  const server = createServer(({ url = '/' }, response) => {
    const page = pages.get(url);
    if (page !== undefined) {
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
      response.writeHead(200, { ...page.headers, ...headers }).end(page.html);
      return;
    }
    if (url === scriptPath) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'br' }).end(script);
      return;
    }
    readFile(path.join('public', path.normalize(url)))
      .then((picture) =>
        response
          .writeHead(200, { 'content-type': 'image/svg+xml', 'content-encoding': 'br' })
          .end(brotliCompressSync(picture)),
      )
      .catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: (page) => `http://127.0.0.1:${port}${page}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
