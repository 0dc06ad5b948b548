import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

type Card = {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly durationMin: number;
};

const style = `body{margin:0;background:#fbf8f1;color:#17233a;font:1rem/1.5 system-ui,sans-serif}
header,main{max-width:72rem;margin:auto;padding:1rem}ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(18rem,1fr));gap:1.5rem;padding:0;list-style:none}
li{background:#fff;border-radius:12px;overflow:hidden}img{display:block;width:100%;height:auto}li>*{margin:1rem}li>img{margin:0}a{color:#0f5c6e}`;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const card = ({ slug, title, summary, durationMin }: Card): string =>
  `<li><img src="/pictures/lessons/${slug}/cover.svg" width="640" height="400" alt=""><h3><a href="/lessons/${slug}">${escaped(title)}</a></h3><p>${escaped(summary)}</p><p>${durationMin} minutes</p></li>`;

/** The list of lessons as somebody would write it by hand: the same words and pictures, no script, no library. */
const page = (cards: readonly Card[]): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Lessons</title><style>${style}</style></head>
<body><header><a href="/">Blockyard</a> <a href="/login">Log in</a></header><main><h1>Lessons</h1><ul>${cards.map(card).join('')}</ul></main></body></html>`;

/** Serves the hand-written page and the product's own pictures; the yardstick of the first paint. */
export async function serveStaticPage(
  cards: readonly Card[],
): Promise<{ url: string; close(): Promise<void> }> {
  const html = brotliCompressSync(page(cards));
  const server = createServer(({ url = '/' }, response) => {
    if (!url.startsWith('/pictures/')) {
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
        .end(html);
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
    url: `http://127.0.0.1:${port}/lessons`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
