import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallFrom } from '#application/service/identity/sessions/record-session.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { callerIn } from './admission.ts';
import { networkOf } from './network-of.ts';

export const callFrom = (request: FastifyRequest): CallFrom => ({
  userAgent: request.headers['user-agent'] ?? '',
  network: networkOf(request),
});

/** Records after the response of every call in this scope that its session is in use (ORG-7). A failure loses only this record. */
export function recordSessions(app: FastifyInstance, { note }: Pick<ServiceApp['sessions'], 'note'>): void {
  const underway = new Set<Promise<void>>();
  app.addHook('onResponse', (request, _reply, done) => {
    const caller = callerIn(request);
    if (caller !== null) {
      const noting: Promise<void> = note(caller, callFrom(request))
        .catch((error: unknown) => request.log.warn({ err: error }, 'a session could not be recorded'))
        .finally(() => underway.delete(noting));
      underway.add(noting);
    }
    done();
  });
  app.addHook('onClose', async () => {
    await Promise.all(underway);
  });
}
