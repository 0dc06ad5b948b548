import { fileURLToPath } from 'node:url';
import { PinoLog } from '#adapters/node/pino-log.ts';
import { stopOnSignal } from '../stop-on-signal.ts';
import { readLocalEnvironment } from './local-environment.ts';
import { runLocal } from './run-local.ts';

/** The build that this file is part of: `dist/local/server` lies beside what the server reads. */
const besides = (place: string): string => fileURLToPath(new URL(`../${place}`, import.meta.url));

try {
  const { logLevel, ...environment } = readLocalEnvironment(process.env);
  const log = new PinoLog({ level: logLevel });
  const { url, stop } = await runLocal({
    ...environment,
    clientDir: besides('client'),
    contentDir: besides('content/lessons'),
    databaseTemplate: besides('database.tar.gz'),
    log,
  });
  stopOnSignal(process, stop, log);
  process.stdout.write(`Mail, clock and faults: ${url}/dev\nBlockyard is ready at ${url}\n`);
} catch (error) {
  process.stderr.write(
    `Blockyard could not start. ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
}
