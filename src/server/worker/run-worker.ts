import { composeServiceApp } from '#composition/service/compose-service-app.ts';
import { liveAdapters } from '../composition/live.ts';
import { openLoginBooks } from '../composition/open-login-books.ts';
import { openLive } from '../composition/open-live.ts';
import { readinessOf } from '../composition/readiness.ts';
import type { RunningProcess } from '../composition/run-production.ts';
import { type AroundJobs, startJobs } from '../composition/start-jobs.ts';
import type { ServerConfig } from '../config.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { measureDatabase } from '../metrics/measure-database.ts';
import { measureJobs } from '../metrics/measure-jobs.ts';
import { openOperatorPort } from '../operator-port.ts';
import { traceJobs } from '../tracing/trace-jobs.ts';
import { saveMemory } from './save-memory.ts';

/** Runs jobs in a separate process, in addition to servers with `JOBS=off`. `stop` waits for running attempts. */
export async function runWorker(
  config: ServerConfig,
): Promise<RunningProcess & { readonly healthPort: number | null }> {
  saveMemory();
  const { parts, log, pingIdentity, warnOfOutages, tracing, replaceSecrets, close } = await openLive(config);
  const printsNothing = () => Promise.reject(new Error('a worker does not create PDFs for requests'));
  const service = composeServiceApp(
    liveAdapters({
      ...parts,
      lessonFileMaker: { make: printsNothing, makeYear: printsNothing },
      loginPaper: { print: printsNothing },
      loginBooks: openLoginBooks({ picturesDir: '', publicUrl: config.publicUrl }),
      documentPaper: { print: printsNothing, printCase: printsNothing, printTaxForm: printsNothing },
      recordPaper: { print: printsNothing },
    }),
  );
  const metrics = createMetrics();
  measureDatabase(metrics, parts.database);
  const measured = measureJobs(metrics);
  const around: AroundJobs =
    tracing === null ? measured : (handlers) => measured(traceJobs(tracing)(handlers));
  const worker = await startJobs(parts.database, service, log, around);
  let isStopping = false;
  const health =
    config.workerHealthPort === null
      ? null
      : await openOperatorPort({
          listen: { host: config.host, port: config.workerHealthPort },
          checkReadiness: readinessOf({ database: () => parts.database.ping(), identity: pingIdentity }),
          isStopping: () => isStopping,
          metrics,
        });
  const healthPort = health?.port ?? null;
  log.info('running jobs', { kinds: Object.keys(service.jobs.handlers), healthPort });
  await warnOfOutages();
  return {
    log,
    healthPort,
    replaceSecrets,
    stop: async () => {
      isStopping = true;
      await worker.stop();
      await health?.close();
      await parts.database.close();
      await tracing?.close();
      await close();
    },
  };
}
