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

/**
 * Serves the files of the client's build, compressed as the build left them (`.br`, `.gz`). Names under `/assets/`
 * carry a hash of what is in them, so that those never change. The page template is not one of the files.
 */
export function serveClientFiles(app: FastifyInstance, clientDir: string): void {
  app.register(fastifyStatic, {
    root: clientDir,
    wildcard: false,
    index: false,
    globIgnore: ['**/*.br', '**/*.gz', '**/*.html', '.vite/**'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControlOf(path.replaceAll('\\', '/')));
    },
  });
}
