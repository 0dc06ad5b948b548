/** What the environment says about a start on one machine. */
export type LocalEnvironment = {
  readonly host: string;
  /** 0 for any that is free. */
  readonly port: number;
  readonly dataDir: string;
  readonly logLevel: string;
};

/** Reads `HOST`, `PORT`, `DATA_DIR` and `LOG_LEVEL`. Throws on a port that is none. */
export function readLocalEnvironment(env: NodeJS.ProcessEnv): LocalEnvironment {
  const { HOST = 'localhost', PORT = '3000', DATA_DIR = '.data', LOG_LEVEL = 'warn' } = env;
  const port = Number(PORT);
  if (PORT.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT is '${PORT}'; it must be a number from 0 to 65535.`);
  }
  return { host: HOST, port, dataDir: DATA_DIR, logLevel: LOG_LEVEL };
}
