import type { FastifyInstance } from 'fastify';

type Part = 'up' | 'down';

/** The dependencies of the service, and whether each can be reached. */
export type Readiness = { readonly database: Part; readonly identity: Part };

/** Looks at every part; never throws. */
export type CheckReadiness = () => Promise<Readiness>;

/**
 * `/healthz`: this process runs. `/readyz`: it can answer; 503 where the database is away or it is stopping. Without the
 * identity service it answers what needs no new session, so that is reported, not refused (REL-4, REL-5).
 */
export function answerHealth(
  app: FastifyInstance,
  checkReadiness: CheckReadiness,
  isStopping: () => boolean,
): void {
  let running: Promise<Readiness> | null = null;
  /** Callers at the same time share one look, so that asking cannot become a load. */
  const look = (): Promise<Readiness> => {
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
