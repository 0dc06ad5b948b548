import type { FastifyInstance } from 'fastify';

type Part = 'up' | 'down';

export type ServiceReadiness = { readonly database: Part; readonly identity: Part };

/** Checks all parts. Never throws. */
export type CheckReadiness = () => Promise<ServiceReadiness>;

/**
 * Serves `/healthz` and `/readyz`. The first reports that the process is running. The second reports whether it can handle calls: 503 if the database is
 * unavailable or the host is stopping. An unavailable identity service is only reported, because calls that need no new session still work (REL-4, REL-5).
 */
export function answerHealth(
  app: FastifyInstance,
  checkReadiness: CheckReadiness,
  isStopping: () => boolean,
): void {
  let running: Promise<ServiceReadiness> | null = null;
  /** Concurrent callers share one check, so that polling causes no load. */
  const look = (): Promise<ServiceReadiness> => {
    running ??= checkReadiness().finally(() => {
      running = null;
    });
    return running;
  };

  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'up' }),
  );
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    const parts = await look();
    const ready = parts.database === 'up';
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not-ready', parts });
  });
}
