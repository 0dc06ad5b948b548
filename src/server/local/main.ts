import { fileURLToPath } from 'node:url';
import { PinoLog } from '#adapters/node/pino-log.ts';
import { stopOnSignal } from '../stop-on-signal.ts';
import { runLocal } from './run-local.ts';

/** The build that this file is part of: `dist/local/server` lies beside the client, the content and the database's start. */
const besides = (place: string): string => fileURLToPath(new URL(`../${place}`, import.meta.url));

const { PORT = '3000', HOST = '127.0.0.1', DATA_DIR = '.data', LOG_LEVEL = 'warn' } = process.env;

try {
  const port = Number(PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT is ${PORT}; it must be a number from 0 to 65535.`);
  }
  const log = new PinoLog({ level: LOG_LEVEL });
  const { url, stop } = await runLocal({
    host: HOST,
    port,
    dataDir: DATA_DIR,
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
