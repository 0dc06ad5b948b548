import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Clock } from '#application/ports/clock.ts';
import type { IdempotencyStore } from '#application/service/ports/idempotency-store.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { admitToActions } from '../../admission.ts';
import { authenticate, type TokenRule } from '../../authenticate.ts';
import { idempotencyHook } from '../../idempotency.ts';
import { noteOrigins } from '../../call-origin.ts';
import { type CallBudgets, defaultCallBudgets, limitEveryCall } from '../../call-budgets.ts';
import { knownBrowsers, type KnownBrowsersDeps } from '../../known-browsers.ts';
import { securityOf } from '../../openapi.ts';
import { demandVersion } from '../../edit-version.ts';
import type { ApiScope } from './api-scope.ts';
import { addOpenLink } from './public/open-link.ts';
import { addRecoverSecondFactor } from './public/recover-second-factor.ts';
import { addSendLink } from './public/send-link.ts';
import { addSignUp } from './public/sign-up.ts';
import { addVerifyCode } from './public/verify-code.ts';
import { addLessonDownload } from './reader/lesson-download.ts';
import { addLessons } from './reader/lessons.ts';
import { addAssignments } from './signed-in/assignments.ts';
import { addClassrooms } from './signed-in/classrooms.ts';
import { addJobs } from './signed-in/jobs.ts';
import { addMe } from './signed-in/me.ts';
import { addProfile } from './signed-in/profile.ts';
import { addSecurity } from './signed-in/security.ts';

type V1Deps = KnownBrowsersDeps & {
  readonly service: ServiceApp;
  readonly clock: Clock;
  readonly idempotency: IdempotencyStore;
  readonly isOutage: (error: unknown) => boolean;
  readonly callBudgets?: CallBudgets;
};

/** Mounts version 1 of the API. The scope of a route decides whether a token comes with it, its action who may call it. */
export function mountV1(app: FastifyInstance, deps: V1Deps): void {
  const { service, clock, idempotency, isOutage } = deps;
  const browsers = knownBrowsers(deps);
  const limitCalls = limitEveryCall({ clock, browsers, budgets: deps.callBudgets ?? defaultCallBudgets });
  const scope = (rule: TokenRule | 'none', addRoutes: (scope: ApiScope) => void): void => {
    app.register(async (inner) => {
      inner.addHook('onRoute', (route) => {
        route.schema = { ...route.schema, security: securityOf[rule] };
      });
      inner.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      if (rule !== 'none') authenticate(inner, service.access.verifyToken, rule);
      limitCalls(inner);
      admitToActions(inner, service.access.admit);
      demandVersion(inner);
      noteOrigins(inner);
      idempotencyHook(inner, { store: idempotency, clock, isOutage });
      addRoutes(inner.withTypeProvider<ZodTypeProvider>());
    });
  };

  scope('none', (routes) => {
    addSendLink(routes, service, browsers);
    addSignUp(routes, service, browsers);
    addVerifyCode(routes, service, browsers);
    addOpenLink(routes, service, browsers);
    addRecoverSecondFactor(routes, service, browsers);
  });
  scope('optional', (routes) => {
    addLessons(routes, service);
    addLessonDownload(routes, service);
  });
  scope('required', (routes) => {
    addMe(routes, service, browsers);
    addProfile(routes, service);
    addSecurity(routes, service);
    addClassrooms(routes, service);
    addAssignments(routes, service);
    addJobs(routes, service);
  });
}
