import { fileURLToPath } from 'node:url';
import { readConfig } from './config.ts';
import { runProduction } from './composition/run-production.ts';
import { runWorker } from './worker/run-worker.ts';
import { stopOnSignal } from './stop-on-signal.ts';

/** The server's bundle lies in its build beside the client's and the content. */
const buildDir = fileURLToPath(new URL('..', import.meta.url));

/** `main.js worker` runs jobs and serves nothing. */
const isWorker = process.argv[2] === 'worker';

try {
  const config = readConfig(process.env);
  const { log, stop } = isWorker ? await runWorker(config) : await runProduction(config, buildDir);
  stopOnSignal(process, { stop, timeoutMs: config.shutdown.timeoutMs, log });
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The server could not start. ${reason}\n`);
  process.exit(1);
}
