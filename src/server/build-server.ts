import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import underPressure from '@fastify/under-pressure';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  LogController,
} from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { Clock } from '#application/ports/clock.ts';
import type { IdempotencyStore } from '#application/service/platform/ports/idempotency-store.ts';
import type { Ids } from '#application/service/platform/ports/ids.ts';
import type { SigningKeys } from '#application/service/identity/ports/signing-keys.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { CallBudgets } from './http/call-budgets.ts';
import { serveApiDocs } from './http/api-docs.ts';
import { answerBrokenHttp, answerUnreadable } from './http/client-error.ts';
import { Connections } from './http/connections.ts';
import { receiveCspReports } from './http/csp-reports.ts';
import { answerErrors, type Outages } from './http/error-handler.ts';
import { answerHealth, type CheckReadiness } from './http/health.ts';
import { readJsonOnly } from './http/json-body.ts';
import { describeApi } from './http/openapi.ts';
import { answerPlainForms } from './http/plain-forms.ts';
import { refuseRepeatedHost } from './http/one-host.ts';
import type { PageRenderer } from './http/pages/page-renderer.ts';
import { pageAnswers } from './http/pages/pages.ts';
import { replyProblem } from './http/problem.ts';
import { readablePath } from './http/readable-path.ts';
import { requestIdFrom, sendRequestIds } from './http/request-id.ts';
import { logRequests } from './http/request-log.ts';
import { mountOAuth } from './http/routes/mount-oauth.ts';
import { mountV1 } from './http/routes/mount-v1.ts';
import { schemaCompiler } from './http/schema-compiler.ts';
import { secureHeaders } from './http/security-headers.ts';
import { fileMs, limitTimes, requestMs } from './http/limit-times.ts';
import type { Site } from './http/site.ts';
import { measureCalls } from './metrics/measure-calls.ts';
import type { Metrics } from './metrics/metrics.ts';
import { traceCalls } from './tracing/trace-calls.ts';
import type { Tracing } from './tracing/tracing.ts';
import { guideSearchEngines, type PublicPage } from './http/pages/search-engines.ts';
import { serveClientFiles } from './http/pages/static.ts';
import { answerUnmatched } from './http/unmatched.ts';
import { warnOfUntrustedProxy } from './http/untrusted-proxy.ts';

/** Handles some requests before the server does, as in local mode. Returns false for all other requests. */
export type Dispatcher = (request: IncomingMessage, response: ServerResponse) => boolean;

/** The parts of a server. The code that creates them also opens and closes them. */
export type ServerDeps = Outages & {
  readonly service: ServiceApp;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly idempotency: IdempotencyStore;
  readonly signingKeys: SigningKeys;
  readonly checkReadiness: CheckReadiness;
  readonly connections?: Connections;
  readonly site: Site;
  /** Counts calls and their durations. Undefined by default. */
  readonly metrics?: Metrics;
  /** Traces calls. Undefined by default. */
  readonly tracing?: Tracing;
  /** The log, or false for none. */
  readonly logger: FastifyBaseLogger | false;
  /** The trusted proxies, as addresses (`10.0.0.0/8, …`). The client addresses that they report are accepted. */
  readonly trustedProxies?: string;
  /** The rate limits per caller. The default is `defaultCallBudgets`. */
  readonly callBudgets?: CallBudgets;
  /** The event-loop lag in milliseconds above which calls are refused (503). By default, calls are never refused. */
  readonly refuseFromLag?: number;
  readonly renderPage: PageRenderer | null;
  readonly publicPages?: readonly PublicPage[];
  /** The folder of the client build, or null if a different server serves the files. */
  readonly clientDir: string | null;
  readonly mount?: readonly FastifyPluginAsync[];
  readonly before?: Dispatcher;
};

const bodyLimit = 64 * 1024;

/** Exposes the listener, so that the identity service can respond before any request body is read. */
const listenerWith =
  (before: Dispatcher | undefined, connections: Connections) =>
  (own: (request: IncomingMessage, response: ServerResponse) => void): Server => {
    const answer = (request: IncomingMessage, response: ServerResponse): void => {
      if (before?.(request, response) !== true) own(request, response);
    };
    const times = { requestTimeout: fileMs, headersTimeout: requestMs, keepAliveTimeout: 72_000 };
    const server = createServer(times, answer);
    connections.watch(server);
    return server.setTimeout(requestMs);
  };

export function buildServer(deps: ServerDeps): FastifyInstance {
  const { connections = new Connections() } = deps;
  const app: FastifyInstance = Fastify({
    ...(deps.logger === false ? { logger: false } : { loggerInstance: deps.logger }),
    serverFactory: listenerWith(deps.before, connections),
    rewriteUrl: ({ url = '/' }) => readablePath(url),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdFrom(deps.ids),
    trustProxy: deps.trustedProxies ?? false,
    bodyLimit,
    return503OnClosing: false,
    clientErrorHandler: answerBrokenHttp(deps.ids),
    frameworkErrors: answerUnreadable(deps.site),
  });
  app.setValidatorCompiler(schemaCompiler);
  app.setSerializerCompiler(serializerCompiler);
  limitTimes(app);
  readJsonOnly(app);
  sendRequestIds(app);
  logRequests(app);
  observeCalls(app, deps);
  secureHeaders(app, deps.site);
  refuseRepeatedHost(app);
  if (deps.trustedProxies === undefined) warnOfUntrustedProxy(app);
  answerErrors(app, deps);
  const answerPage = deps.renderPage === null ? null : pageAnswers(deps.renderPage, deps.site);
  answerUnmatched(app, answerPage);
  if (deps.refuseFromLag !== undefined) refuseOverload(app, deps.refuseFromLag);
  describeApi(app);
  app.register(async (routes) => {
    receiveCspReports(routes, deps.clock);
    answerHealth(routes, deps.checkReadiness, () => connections.draining);
    serveApiDocs(routes);
    guideSearchEngines(routes, deps.site, deps.publicPages ?? []);
    mountV1(routes, { ...deps, isStopping: () => connections.draining });
    mountOAuth(routes, deps);
    if (answerPage !== null) answerPlainForms(routes, deps.service, answerPage);
  });
  if (deps.clientDir !== null) {
    serveClientFiles(app, deps.clientDir, deps.site.offline ?? true);
  }
  for (const plugin of deps.mount ?? []) app.register(plugin);
  return app;
}

function observeCalls(app: FastifyInstance, { tracing, metrics }: ServerDeps): void {
  if (tracing !== undefined) traceCalls(app, tracing);
  if (metrics !== undefined) measureCalls(app, metrics);
}

function refuseOverload(app: FastifyInstance, maxEventLoopDelay: number): void {
  app.register(underPressure, {
    maxEventLoopDelay,
    pressureHandler: (request, reply) => {
      if (request.url !== '/healthz') replyProblem(reply, 'call/overloaded');
    },
  });
}
