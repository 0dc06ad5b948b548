import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import type { OfflineFiles } from '../../src/service-worker/offline-files.ts';
import { appShellPath } from '../../src/ui/rendering/app-shell-path.ts';
import type { Mode } from './build-client.ts';
import type { Chunks } from './chunks.ts';

/** Files that offline pages use and that have no hash in their name. */
const unhashed = ['favicon.svg', '*.webmanifest', 'pictures/scenes/*.svg'];

const hashOf = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);

/** A file that the identity SDK requests at its start in local mode. In production, it requests none. */
const popupStandIn = { url: '/dev/identity/gapi.js', file: 'src/server/local/identity/pages/gapi.js' };

type BuiltClient = {
  readonly root: string;
  readonly outDir: string;
  readonly mode: Mode;
  readonly chunks: Chunks;
};

/** The files that are available offline. 'Try it' is not included, because it is cached with the lessons that need it. */
function offlineFiles({ root, outDir, mode, chunks }: BuiltClient, buildId: string): OfflineFiles {
  const clientDir = path.join(outDir, 'client');
  const tryIt = chunks.onlyWith(/\/try-it-panel\.tsx$/);
  const inClient = (pattern: string): readonly string[] =>
    globSync(pattern, { cwd: clientDir }).map((file) => file.replaceAll('\\', '/'));
  const assets = inClient('assets/*.{js,css,woff2}').filter((file) => !tryIt.has(file));
  return {
    app: [
      ...assets.sort().map((file) => ({ url: `/${file}`, revision: null })),
      ...unhashed
        .flatMap(inClient)
        .sort()
        .map((file) => ({ url: `/${file}`, revision: hashOf(path.join(clientDir, file)) })),
      { url: `/builds/${buildId}.json`, revision: null },
      ...(mode === 'local'
        ? [{ url: popupStandIn.url, revision: hashOf(path.join(root, popupStandIn.file)) }]
        : []),
      { url: appShellPath, revision: buildId },
    ],
    tryIt: [...tryIt].sort().map((file) => `/${file}`),
    shell: appShellPath,
  };
}

export async function buildServiceWorker(client: BuiltClient): Promise<void> {
  const { root, outDir, mode } = client;
  const clientDir = path.join(outDir, 'client');
  const { id } = JSON.parse(readFileSync(path.join(clientDir, 'builds/latest.json'), 'utf8')) as {
    id: string;
  };
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: {
      'process.env.NODE_ENV': JSON.stringify('production'),
      'import.meta.env.MODE': JSON.stringify(mode),
      offlineFiles: JSON.stringify(offlineFiles(client, id)),
      offlineBuildId: JSON.stringify(id),
    },
    build: {
      outDir: clientDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2023',
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(root, 'src/service-worker/main.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
  if (!existsSync(path.join(clientDir, 'service-worker.js')))
    throw new Error('Vite built no service worker.');
}
