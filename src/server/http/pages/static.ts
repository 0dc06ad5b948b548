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

/** A script that replaces the service worker. It unregisters itself and deletes its caches, without reloading pages. */
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
 * Serves the client build's files with the compression of the build (`.br`, `.gz`). Names under `/assets/` contain a content hash, so these files never change.
 * Does not serve the page template. If `offline` is false, serves a service worker that unregisters itself.
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
