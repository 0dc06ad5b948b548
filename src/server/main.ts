import { readConfig } from './config.ts';
import { runProduction } from './composition/run-production.ts';
import { stopOnSignal } from './stop-on-signal.ts';

try {
  const { log, stop } = await runProduction(readConfig(process.env));
  stopOnSignal(process, stop, log);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The server could not start. ${reason}\n`);
  process.exit(1);
}
