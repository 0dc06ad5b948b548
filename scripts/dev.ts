// Runs the product for whoever works on it: pages change in the browser as files are saved, the server is loaded anew.
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request as forward, type ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { createServer as createVite } from 'vite';
import type * as Local from '../src/server/local/run-local.ts';
import type * as Logs from '../src/adapters/node/pino-log.ts';
import { claimPort } from '../src/server/local/claim-port.ts';
import { viteSettings } from './build/build-client.ts';

const root = path.resolve(import.meta.dirname, '..');
const port = Number(process.env['PORT'] ?? '3000');
const url = `http://localhost:${port}`;
const dataDir = process.env['DATA_DIR'] ?? path.join(root, '.data');

const server = createServer();
const vite = await createVite({
  ...viteSettings(root, 'local'),
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server }, watch: { ignored: ['**/.data/**', '**/dist/**'] } },
});

/** The server wants a built client: the page's template as Vite serves it, and a build id that never changes. */
async function clientDir(): Promise<string> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'blockyard-dev-'));
  const template = readFileSync(path.join(root, 'index.html'), 'utf8');
  mkdirSync(path.join(dir, 'builds'));
  writeFileSync(path.join(dir, 'index.html'), await vite.transformIndexHtml('/', template));
  writeFileSync(path.join(dir, 'builds/latest.json'), JSON.stringify({ id: 'development' }));
  return dir;
}

const client = await clientDir();
let inner = 0;
let stop: () => Promise<void> = async () => undefined;

/** Starts the product behind this process, from the sources as they are now. */
async function load(): Promise<void> {
  const { runLocal } = (await vite.ssrLoadModule('/src/server/local/run-local.ts')) as typeof Local;
  const { PinoLog } = (await vite.ssrLoadModule('/src/adapters/node/pino-log.ts')) as typeof Logs;
  inner = await claimPort('127.0.0.1', 0);
  const host = await runLocal({
    host: '127.0.0.1',
    port: inner,
    publicUrl: url,
    dataDir,
    clientDir: client,
    contentDir: path.join(root, 'content/lessons'),
    log: new PinoLog({ level: process.env['LOG_LEVEL'] ?? 'warn' }),
  });
  stop = host.stop;
}

/** Hands a request on to the product. The policy of its pages would refuse the scripts by which Vite changes them. */
function pass(request: IncomingMessage, response: ServerResponse): void {
  const { method, url: to, headers } = request;
  const onward = forward({ host: '127.0.0.1', port: inner, method, path: to, headers }, (answer) => {
    const kept = Object.entries(answer.headers).filter(([name]) => name !== 'content-security-policy');
    response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
    answer.pipe(response);
  });
  onward.once('error', (error) => {
    if (!response.headersSent) response.writeHead(503, { 'retry-after': '1' });
    response.end(`The server is being loaded anew (${error.message}).`);
  });
  request.pipe(onward);
}

server.on('request', (request, response) =>
  vite.middlewares(request, response, () => pass(request, response)),
);

let reloading: Promise<void> = load();
let wanted = false;

/** Loads the server anew after a change; changes that come meanwhile are one more round. */
function reload(): void {
  if (wanted) return;
  wanted = true;
  reloading = reloading
    .then(() => {
      wanted = false;
      return stop();
    })
    .then(load)
    .then(
      () => console.log('The server was loaded anew.'),
      (error: unknown) => console.error(error),
    );
}

await reloading;
vite.watcher.on('change', (file) => {
  const changed = path.relative(root, file).replaceAll('\\', '/');
  if (/^(?:src|content)\//.test(changed) && !changed.endsWith('.css')) reload();
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    void reloading.then(() => Promise.all([stop(), vite.close()])).finally(() => process.exit(0));
  });
}
server.listen(port, () => console.log(`Blockyard is ready at ${url}`));
