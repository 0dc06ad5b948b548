import { fileURLToPath } from 'node:url';
import { PinoLog } from '#adapters/pino/pino-log.ts';
import { usualTimeoutMs } from '../shutdown-times.ts';
import { stopOnSignal } from '../stop-on-signal.ts';
import { readLocalEnvironment } from './local-environment.ts';
import { runLocal } from './run-local.ts';
import { describeAddresses } from './describe-addresses.ts';

const besides = (place: string): string => fileURLToPath(new URL(`../${place}`, import.meta.url));

/** The durations of a stop. A single machine has no load balancer, and Ctrl+C should not wait. */
const shutdown = { noticeMs: 500, timeoutMs: usualTimeoutMs };

try {
  const { logLevel, ...environment } = readLocalEnvironment(process.env);
  const log = new PinoLog({ level: logLevel });
  const { url, port, stop } = await runLocal({
    ...environment,
    clientDir: besides('client'),
    contentDir: besides('content/lessons'),
    databaseTemplate: besides('database.tar.gz'),
    log,
    shutdown,
  });
  stopOnSignal(process, { stop, timeoutMs: shutdown.timeoutMs, log });
  const where = describeAddresses(environment.host, port);
  process.stdout.write(`${where}\nMail, clock and faults: ${url}/dev\nBlockyard is ready at ${url}\n`);
} catch (error) {
  process.stderr.write(
    `Blockyard could not start. ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
}
