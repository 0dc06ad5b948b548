/** What the environment says about a start on one machine. */
export type LocalEnvironment = {
  readonly host: string;
  /** 0 for any that is free. */
  readonly port: number;
  readonly dataDir: string;
  readonly logLevel: string;
  /** A PostgreSQL that holds the data instead of the embedded database, for measurements with much of it; null for the embedded one. */
  readonly databaseUrl: string | null;
};

/**
 * Reads `HOST`, `PORT`, `DATA_DIR`, `LOG_LEVEL` and `LOCAL_DATABASE_URL`, which has a name of its own so that a shell set up for
 * production opens no live database. Throws on a port that is none.
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
