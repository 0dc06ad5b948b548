import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ServiceApp } from '#application/service/service-app.ts';
import { callerOf } from './authenticate.ts';
import { replyRefusal } from './problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call is open to people who still have to set their second factor up. */
    beforeSecondFactor?: boolean;
  }
}

/** Refuses users who must sign in with a second factor and did not, in every route of this scope but those marked. */
export function demandSecondFactor(app: FastifyInstance, admitCaller: ServiceApp['admitCaller']): void {
  app.addHook('onRequest', async (request, reply): Promise<FastifyReply | undefined> => {
    if (request.routeOptions.config.beforeSecondFactor === true) return undefined;
    const admitted = await admitCaller(callerOf(request));
    return admitted.ok ? undefined : replyRefusal(reply, admitted.error);
  });
}
