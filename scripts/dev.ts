// Runs the product for development. Saved files update the pages in the browser and reload the server.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { createServer as createVite, normalizePath } from 'vite';
import type * as Logs from '../src/adapters/pino/pino-log.ts';
import { addressesOf, claimPort, listenAlso } from '../src/server/local/claim-port.ts';
import { readLocalEnvironment } from '../src/server/local/local-environment.ts';
import type * as Local from '../src/server/local/run-local.ts';
import { describeAddresses } from '../src/server/local/describe-addresses.ts';
import { viteSettings } from './build/build-client.ts';
import { databaseTemplateFile } from './build/database-template.ts';
import { passOn, logUnavailable } from './dev/pass-on.ts';
import { rounds } from './dev/rounds.ts';

const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function refuse(error: unknown): never {
  console.error(`Blockyard could not start. ${wordsOf(error)}`);
  process.exit(1);
}

const { host, dataDir, logLevel, ...wanted } = await (async () => readLocalEnvironment(process.env))().catch(
  refuse,
);
const port = await claimPort(host, wanted.port).catch(refuse);
const url = `http://localhost:${port}`;
const databaseTemplate = await databaseTemplateFile();

const server = createServer();
const vite = await createVite({
  ...viteSettings(root, 'local'),
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server }, watch: { ignored: ['**/.data/**', '**/dist/**'] } },
});
const clientDir = mkdtempSync(path.join(os.tmpdir(), 'blockyard-dev-'));

/** Writes the built client that the server needs: the page's template from Vite, and a constant build ID. */
async function writeClient(): Promise<void> {
  const template = readFileSync(path.join(root, 'index.html'), 'utf8');
  mkdirSync(path.join(clientDir, 'builds'), { recursive: true });
  writeFileSync(path.join(clientDir, 'index.html'), await vite.transformIndexHtml('/', template));
  writeFileSync(path.join(clientDir, 'builds/latest.json'), JSON.stringify({ id: 'development' }));
  writeFileSync(path.join(clientDir, 'builds/development.json'), '{}');
}

type Running = { readonly port: number; readonly stop: () => Promise<void> };
let running: Running | null = null;

async function stop(): Promise<void> {
  const stopping = running;
  running = null;
  await stopping?.stop();
}

async function load(): Promise<void> {
  const { runLocal } = (await vite.ssrLoadModule('/src/server/local/run-local.ts')) as typeof Local;
  const { PinoLog } = (await vite.ssrLoadModule('/src/adapters/pino/pino-log.ts')) as typeof Logs;
  await writeClient();
  const inner = await claimPort('127.0.0.1', 0);
  const { stop } = await runLocal({
    host: '127.0.0.1',
    port: inner,
    publicUrl: url,
    frontHost: host,
    dataDir,
    clientDir,
    contentDir: path.join(root, 'content/lessons'),
    databaseTemplate,
    log: new PinoLog({ level: logLevel }),
  });
  running = { port: inner, stop };
}

const changed = new Set<string>();
let whyAway = '';

/** Removes changed files from the module cache. Vite does this too, but only later. */
function forgetChanged(): void {
  const { moduleGraph } = vite.environments.ssr;
  for (const file of changed) {
    for (const module of moduleGraph.getModulesByFile(file) ?? []) moduleGraph.invalidateModule(module);
  }
  changed.clear();
}

const reloads = rounds(async () => {
  const isContentChanged = [...changed].some((file) => file.includes('/content/'));
  try {
    await stop();
    forgetChanged();
    await load();
    if (isContentChanged) vite.environments.client.hot.send({ type: 'full-reload' });
    console.log('The server was loaded anew.');
  } catch (error) {
    whyAway = wordsOf(error);
    vite.environments.client.hot.send({ type: 'error', err: { message: whyAway, stack: '' } });
    console.error(`The server could not be loaded. ${whyAway}`);
  }
});

server.on('request', (request, response) =>
  vite.middlewares(request, response, async () => {
    await reloads.settled();
    if (running === null) logUnavailable(response, whyAway);
    else passOn(request, response, running.port);
  }),
);

await load().catch(refuse);
vite.watcher.on('all', (_event, file) => {
  if (!/^(?:src\/|content\/|index\.html$)/.test(normalizePath(path.relative(root, file)))) return;
  changed.add(normalizePath(file));
  reloads.again();
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    void reloads
      .settled()
      .then(() => Promise.all([stop(), vite.close()]))
      .finally(() => {
        rmSync(clientDir, { recursive: true, force: true });
        process.exit(0);
      });
  });
}
const [address, ...others] = addressesOf(host);
for (const other of others) await listenAlso(other, port, (socket) => server.emit('connection', socket));
server.listen(port, address, () => {
  console.log(describeAddresses(host, port));
  console.log(
    `Mail, clock and faults: ${url}/dev\nEvery file that you save is followed, in the browser and here.`,
  );
  console.log(`Blockyard is ready at ${url}`);
});
