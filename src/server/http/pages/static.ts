import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const hour = 3_600;
const year = 365 * 24 * hour;

function cacheControlOf(path: string): string {
  if (path.includes('/assets/')) return `public, max-age=${year}, immutable`;
  if (path.includes('/pictures/')) return `public, max-age=${hour}`;
  if (path.endsWith('/builds/latest.json')) return 'no-store';
  return 'no-cache';
}

/** Replaces the service worker: unregisters it and deletes its caches, without reloading pages. */
const farewell = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(
  caches.keys()
    .then((names) => Promise.all(names.map((name) => caches.delete(name))))
    .then(() => self.registration.unregister())));
`;
const serviceWorker = '/service-worker.js';

function serveFarewell(app: FastifyInstance): void {
  app.get(serviceWorker, { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(farewell),
  );
}

/**
 * Serves the client build's files with the build's compression (`.br`, `.gz`). Names under `/assets/` contain a content hash, so they never
 * change. The page template is not served. If `offline` is false, the service worker is replaced by one that unregisters itself.
 */
export function serveClientFiles(app: FastifyInstance, clientDir: string, offline: boolean): void {
  if (!offline) serveFarewell(app);
  app.register(fastifyStatic, {
    root: clientDir,
    wildcard: false,
    index: false,
    globIgnore: ['**/*.br', '**/*.gz', '**/*.html', '.vite/**', ...(offline ? [] : [serviceWorker.slice(1)])],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControlOf(path.replaceAll('\\', '/')));
    },
  });
}
