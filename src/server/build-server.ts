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
import type { IdempotencyStore } from '#application/service/ports/idempotency-store.ts';
import type { Ids } from '#application/service/ports/ids.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { serveApiDocs } from './http/api-docs.ts';
import { answerBrokenHttp } from './http/client-error.ts';
import { answerErrors } from './http/error-handler.ts';
import { answerHealth, type CheckReadiness } from './http/health.ts';
import { readJsonOnly } from './http/json-body.ts';
import { describeApi } from './http/openapi.ts';
import type { PageRenderer } from './http/page-renderer.ts';
import { pageAnswers } from './http/pages.ts';
import { replyProblem } from './http/problem.ts';
import { readablePath } from './http/readable-path.ts';
import { requestIdFrom, sendRequestIds } from './http/request-id.ts';
import { logRequests } from './http/request-log.ts';
import { mountV1 } from './http/routes/v1/mount-v1.ts';
import { schemaCompiler } from './http/schema-compiler.ts';
import { secureHeaders } from './http/security-headers.ts';
import type { Site } from './http/site.ts';
import { guideSearchEngines, type PublicPage } from './http/search-engines.ts';
import { serveClientFiles } from './http/static.ts';
import { answerUnmatched } from './http/unmatched.ts';

/** Answers some addresses in place of the server, before it sees them: the local identity service. */
export type Dispatcher = {
  owns(url: string): boolean;
  handler(request: IncomingMessage, response: ServerResponse): void;
};

/** What a server is made of. It opens nothing by itself: whoever made the parts closes them. */
export type ServerDeps = {
  readonly service: ServiceApp;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly idempotency: IdempotencyStore;
  readonly checkReadiness: CheckReadiness;
  /** Whether an error says that the database or the identity service is away: answered with 503, not 500. */
  readonly isOutage: (error: unknown) => boolean;
  readonly site: Site;
  /** Where lines of the log go; false for none. */
  readonly logger: FastifyBaseLogger | false;
  /** Addresses of the proxies before this server (`10.0.0.0/8, …`): their word for the caller's address is taken. */
  readonly trustedProxies?: string;
  /** From how many milliseconds of lag on calls are refused (503), so that those taken are answered; never where it is left out. */
  readonly refuseFromLag?: number;
  /** Null where the host has no pages, only the API. */
  readonly renderPage: PageRenderer | null;
  /** The pages that search engines are told of; none where the host has no pages. */
  readonly publicPages?: readonly PublicPage[];
  /** The folder of the client's build; null where another server has the files. */
  readonly clientDir: string | null;
  /** More routes: those of local mode. */
  readonly mount?: readonly FastifyPluginAsync[];
  readonly before?: Dispatcher;
};

const bodyLimit = 64 * 1024;
/** How long a caller may take to send a request, and a connection may be silent, in milliseconds. */
const patience = 30_000;

/** The listener itself, so that the identity service can answer before any body is read. */
const listenerWith =
  (before: Dispatcher | undefined) =>
  (own: (request: IncomingMessage, response: ServerResponse) => void): Server => {
    const answer = (request: IncomingMessage, response: ServerResponse): void => {
      if (before?.owns(request.url ?? '/') === true) before.handler(request, response);
      else own(request, response);
    };
    const server = createServer({ requestTimeout: patience, keepAliveTimeout: 72_000 }, answer);
    return server.setTimeout(patience);
  };

/** Builds the server, not listening yet. */
export function buildServer(deps: ServerDeps): FastifyInstance {
  const app: FastifyInstance = Fastify({
    ...(deps.logger === false ? { logger: false } : { loggerInstance: deps.logger }),
    serverFactory: listenerWith(deps.before),
    rewriteUrl: ({ url = '/' }) => readablePath(url),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdFrom(deps.ids),
    trustProxy: deps.trustedProxies ?? false,
    bodyLimit,
    return503OnClosing: false,
    clientErrorHandler: answerBrokenHttp(deps.ids),
    frameworkErrors: (_error, _request, reply) => {
      replyProblem(reply, 'call/malformed');
    },
  });
  app.setValidatorCompiler(schemaCompiler);
  app.setSerializerCompiler(serializerCompiler);
  readJsonOnly(app);
  sendRequestIds(app);
  logRequests(app);
  secureHeaders(app, deps.site);
  answerErrors(app, deps.isOutage);
  answerUnmatched(app, deps.renderPage === null ? null : pageAnswers(deps.renderPage, deps.site));
  if (deps.refuseFromLag !== undefined) refuseOverload(app, deps.refuseFromLag);
  describeApi(app);
  app.register(async (routes) => {
    answerHealth(routes, deps.checkReadiness);
    serveApiDocs(routes);
    guideSearchEngines(routes, deps.site, deps.publicPages ?? []);
    mountV1(routes, deps);
  });
  if (deps.clientDir !== null) {
    serveClientFiles(app, deps.clientDir, deps.site.offline ?? true);
  }
  for (const plugin of deps.mount ?? []) app.register(plugin);
  return app;
}

function refuseOverload(app: FastifyInstance, maxEventLoopDelay: number): void {
  app.register(underPressure, {
    maxEventLoopDelay,
    pressureHandler: (request, reply) => {
      if (request.url !== '/healthz') replyProblem(reply, 'call/overloaded');
    },
  });
}
