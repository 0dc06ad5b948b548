import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import {
  isIdentityUnavailable,
  isIdentityRefusingUs,
  refusalAdvice,
} from '#adapters/firebase-admin/identity-unavailable.ts';
import { isDatabaseUnavailable } from '#adapters/postgres/database-unavailable.ts';
import { loadLessons } from '#adapters/content/lesson-files.ts';
import { PdfThread } from '#adapters/pdfkit/pdf-thread.ts';
import { PdfkitDocumentPaper } from '#adapters/pdfkit/document/pdfkit-document-paper.ts';
import { PdfkitLoginPaper } from '#adapters/pdfkit/pdfkit-login-paper.ts';
import { PdfkitRecordPaper } from '#adapters/pdfkit/pdfkit-record-paper.ts';
import { ThreadedLessonFileMaker } from '#adapters/pdfkit/threaded-lesson-file-maker.ts';
import type { Log } from '#application/ports/log.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { Lesson } from '#domain/lessons/lessons/lesson.ts';
import type { AppConfig } from '#ui/app-config.ts';
import { createPageRenderer, publicPaths, sharedAddress } from '#ui/render.tsx';
import { buildServer, type Dispatcher } from '../build-server.ts';
import { Connections } from '../http/connections.ts';
import type { PageRenderer } from '../http/pages/page-renderer.ts';
import { cachePages } from '../http/pages/page-cache.ts';
import type { PublicPage } from '../http/pages/search-engines.ts';
import type { Site } from '../http/site.ts';
import { type ShutdownTimes, timeForRequests } from '../shutdown-times.ts';
import { type ClientBuild, readClientBuild } from './client-build.ts';
import { type Seller, unnamedSeller } from '#domain/billing/documents/document-sheet.ts';
import { composeServiceApp } from '#composition/service/compose-service-app.ts';
import { liveAdapters, type LiveParts } from './live.ts';
import { ownLessonCatalog } from './own-lesson-catalog.ts';
import { ownLinkedReads } from './own-linked-reads.ts';
import { openLoginBooks, pdfWorkerFile } from './open-login-books.ts';
import { readinessOf } from './readiness.ts';
import { measureDatabase } from '../metrics/measure-database.ts';
import { measureJobs } from '../metrics/measure-jobs.ts';
import { createMetrics, type Metrics } from '../metrics/metrics.ts';
import { traceJobs } from '../tracing/trace-jobs.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { openOperatorPort } from '../operator-port.ts';
import { type AroundJobs, startJobs } from './start-jobs.ts';

/** The parts of a host, which production and local mode create. */
export type HostParts = Omit<
  LiveParts,
  'lessonFileMaker' | 'loginBooks' | 'loginPaper' | 'documentPaper' | 'publicUrl' | 'recordPaper'
> & {
  readonly site: Site;
  readonly listen: { readonly host: string; readonly port: number };
  /** The address for operators, with `/metrics` and health. None by default. */
  readonly listenForOperators?: { readonly host: string; readonly port: number };
  readonly identity: AppConfig['identity'];
  /** Resolves if the identity service responds, and rejects otherwise. */
  readonly pingIdentity: () => Promise<void>;
  /** The folder with `index.html` and `builds/latest.json`. */
  readonly clientDir: string;
  readonly contentDir: string;
  readonly log: Log;
  readonly logger: FastifyBaseLogger;
  /** The seller. The default is a placeholder. */
  readonly seller?: Seller;
  readonly trustedProxies?: string;
  /**
   * The event-loop lag in milliseconds above which calls are refused. Omit it if the database and identity service run in this process, because their work
   * would count as overload.
   */
  readonly refuseFromLag?: number;
  /** False if a different process runs the jobs. */
  readonly runsJobs?: boolean;
  /** Wraps the job handlers. None by default. */
  readonly aroundJobs?: AroundJobs;
  /** Traces calls and jobs. None by default. The database uses the same instance. */
  readonly tracing?: Tracing;
  readonly mount?: readonly FastifyPluginAsync[];
  readonly before?: Dispatcher;
  readonly shutdown: ShutdownTimes;
};

export type RunningHost = {
  readonly service: ServiceApp;
  /** The listening port, even if it was chosen automatically. */
  readonly port: number;
  /** The port for operators, or null if there is none. */
  readonly operatorPort: number | null;
  /** Stops accepting connections, finishes pending requests and then mails, and closes the database. */
  readonly stop: () => Promise<void>;
};

/** Returns the paths of the product's pages and of the published lessons. Must be called again when lessons change. */
function publicPagesOf(lessons: readonly Lesson[]): readonly PublicPage[] {
  const published = lessons.filter(({ status }) => status === 'published');
  const latest = published
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1);
  return [
    ...publicPaths.map((path) =>
      path === '/lessons' && latest !== undefined ? { path, changedOn: latest } : { path },
    ),
    ...published.map(({ slug, updatedAt }) => ({ path: `/lessons/${slug}`, changedOn: updatedAt })),
  ];
}

function pageRendererOf(
  { site, identity, log, clock, database }: HostParts,
  service: ServiceApp,
  { template, buildId }: ClientBuild,
): PageRenderer {
  const reportBug = (error: unknown): void => log.error('a page could not be rendered', { error });
  const { analyticsContainerId, offline } = site;
  const render = createPageRenderer({
    lessons: ownLessonCatalog(service, isDatabaseUnavailable),
    linked: ownLinkedReads(service, isDatabaseUnavailable),
    template,
    config: {
      apiBaseUrl: '',
      identity,
      buildId,
      ...(analyticsContainerId === undefined ? {} : { analyticsContainerId }),
      ...(offline === false ? { offline } : {}),
    },
    reportBug,
  });
  return cachePages(render, { sharedAddress, changes: database.changes, clock, reportBug });
}

/** Loads the lessons, starts delivering mail, and listens. If this fails, closes the database. */
export async function runHost(parts: HostParts): Promise<RunningHost> {
  try {
    return await start(parts);
  } catch (error) {
    await parts.database.close();
    throw error;
  }
}

const tracingIn = ({ tracing }: HostParts) => (tracing === undefined ? {} : { tracing });

/** Returns a wrapper that measures jobs, and also traces them if calls are traced. */
function aroundJobsOf({ aroundJobs, tracing }: HostParts, metrics: Metrics): AroundJobs {
  const wrappers = [aroundJobs, tracing && traceJobs(tracing), measureJobs(metrics)];
  return (handlers) => wrappers.reduce((inner, wrap) => (wrap === undefined ? inner : wrap(inner)), handlers);
}

async function start(parts: HostParts): Promise<RunningHost> {
  const { database, site, log } = parts;
  const printing = { picturesDir: parts.clientDir, publicUrl: site.publicUrl };
  const printer = new PdfThread({ worker: pdfWorkerFile, ...printing });
  const { clock, ids, idempotency, signingKeys, ...ports } = liveAdapters({
    ...parts,
    lessonFileMaker: new ThreadedLessonFileMaker(printer),
    loginPaper: new PdfkitLoginPaper(printer),
    loginBooks: openLoginBooks(printing),
    documentPaper: new PdfkitDocumentPaper(printer, parts.seller ?? unnamedSeller),
    recordPaper: new PdfkitRecordPaper(printer),
    publicUrl: site.publicUrl,
  });
  const service = composeServiceApp({ clock, ids, ...ports });
  const lessons = await loadLessons(parts.contentDir);
  await service.lessons.load(lessons);
  const build = await readClientBuild(parts.clientDir);
  const connections = new Connections();
  const metrics = createMetrics();
  measureDatabase(metrics, database);
  const checkReadiness = readinessOf({ database: () => database.ping(), identity: parts.pingIdentity });
  const app = buildServer({
    service,
    clock,
    ids,
    idempotency,
    signingKeys,
    connections,
    checkReadiness,
    metrics,
    isOutage: (error) => isDatabaseUnavailable(error) || isIdentityUnavailable(error),
    adviceOn: (error) => (isIdentityRefusingUs(error) ? refusalAdvice : null),
    site,
    logger: parts.logger,
    renderPage: pageRendererOf(parts, service, build),
    publicPages: publicPagesOf(lessons),
    clientDir: build.dir,
    ...(parts.trustedProxies === undefined ? {} : { trustedProxies: parts.trustedProxies }),
    ...(parts.refuseFromLag === undefined ? {} : { refuseFromLag: parts.refuseFromLag }),
    ...(parts.mount === undefined ? {} : { mount: parts.mount }),
    ...tracingIn(parts),
    ...(parts.before === undefined ? {} : { before: parts.before }),
  });
  const worker =
    parts.runsJobs === false ? null : await startJobs(database, service, log, aroundJobsOf(parts, metrics));
  await app.listen(parts.listen);
  const { port } = app.server.address() as AddressInfo;
  const operators =
    parts.listenForOperators === undefined
      ? null
      : await openOperatorPort({
          listen: parts.listenForOperators,
          checkReadiness,
          isStopping: () => connections.draining,
          metrics,
        });
  const operatorPort = operators?.port ?? null;
  log.info('listening', { host: parts.listen.host, port, operatorPort, publicUrl: site.publicUrl });
  return {
    service,
    port,
    operatorPort,
    stop: async () => {
      const { noticeMs } = parts.shutdown;
      const cut = await connections.drain({ noticeMs, withinMs: timeForRequests(parts.shutdown) });
      if (cut > 0) log.error('requests were cut off: stopping took too long', { requests: cut });
      await app.close();
      await worker?.stop();
      await printer.close();
      await operators?.close();
      await database.close();
      await parts.tracing?.close();
    },
  };
}
