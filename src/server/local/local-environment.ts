export type LocalEnvironment = {
  readonly host: string;
  /** The port, or 0 for any free port. */
  readonly port: number;
  readonly dataDir: string;
  readonly logLevel: string;
  /** A PostgreSQL to use instead of the embedded database, for measurements with large data. Null for the embedded database. */
  readonly databaseUrl: string | null;
};

/**
 * Reads `HOST`, `PORT`, `DATA_DIR`, `LOG_LEVEL` and `LOCAL_DATABASE_URL`. The last one has its own name, so that a shell configured for production does not
 * open the production database. Throws on an invalid port.
 */
export function readLocalEnvironment(env: NodeJS.ProcessEnv): LocalEnvironment {
  const { HOST = 'localhost', PORT = '3000', DATA_DIR = '.data', LOG_LEVEL = 'warn' } = env;
  const databaseUrl = env['LOCAL_DATABASE_URL'] ?? null;
  const port = Number(PORT);
  if (PORT.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT is '${PORT}'; it must be a number from 0 to 65535.`);
  }
  return { host: HOST, port, dataDir: DATA_DIR, logLevel: LOG_LEVEL, databaseUrl };
}
