import { fileURLToPath } from 'node:url';
import type { RunningProcess } from './composition/run-production.ts';
import { readConfig, type ServerConfig } from './config.ts';
import { reloadSecretsOnSignal } from './reload-secrets.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const mode = process.argv[2];

/** In the build, the folder of the server is next to those of the client and the content. */
const buildDir = fileURLToPath(new URL('..', import.meta.url));

/** Without a mode, serves pages and calls. `main.js worker` only runs jobs, and never loads the pages and their renderer. */
async function run(config: ServerConfig): Promise<RunningProcess> {
  if (mode === 'worker') {
    const { runWorker } = await import('./worker/run-worker.ts');
    return runWorker(config);
  }
  const { runProduction } = await import('./composition/run-production.ts');
  return runProduction(config, buildDir);
}

try {
  if (mode !== undefined && mode !== 'worker')
    throw new Error(`There is no mode "${mode}". Use "worker" or no mode.`);
  const config = readConfig(process.env);
  const { log, stop, replaceSecrets } = await run(config);
  const read = () => readConfig(process.env);
  if (config.secretsFile !== null) reloadSecretsOnSignal(process, { read, replaceSecrets, log });
  stopOnSignal(process, { stop, timeoutMs: config.shutdown.timeoutMs, log });
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The server could not start. ${reason}\n`);
  process.exit(1);
}
