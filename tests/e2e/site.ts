import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { createSiteDatabase, type SiteDatabase } from './database.ts';

/** Matches a whole line, because output comes in pieces of any length. */
const ready = /Blockyard is ready at (http:\/\/\S+)\s/;

/** The ports are below the ephemeral range, so that no outgoing connection takes the port while the product is stopped. */
const ports = { first: 20_000, count: 5_000 } as const;

/** Listens on a port of this machine. Returns null if the port is taken. */
async function listen(port: number): Promise<Server | null> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return server;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return null;
    throw error;
  }
}

const endOf = (server: Server): Promise<void> => new Promise((resolve) => void server.close(() => resolve()));

/** Reserves a port until `free` is called. The reservation is a listener on the next port. */
async function claimPort(): Promise<{ readonly port: number; readonly free: () => Promise<void> }> {
  const begin = Math.floor(Math.random() * ports.count);
  for (let step = 0; step < ports.count; step += 1) {
    const port = ports.first + 2 * ((begin + step) % ports.count);
    const guard = await listen(port + 1);
    const own = guard === null ? null : await listen(port);
    if (own !== null) await endOf(own);
    if (guard !== null && own !== null) return { port, free: () => endOf(guard) };
    if (guard !== null) await endOf(guard);
  }
  throw new Error('No port is free for the product.');
}

/** The whole product on this machine, started as by `npm start`: one process with its own database and data folder. */
export class Site {
  readonly #dataDir: string;
  readonly #buildDir: string;
  readonly #databaseUrl: string | null;
  readonly #own: SiteDatabase | null;
  readonly #claim: Awaited<ReturnType<typeof claimPort>>;
  #process: ChildProcess | null = null;
  #url = '';
  #output = '';
  /** Whether a test has created the demo district in the database. */
  hasDemo = false;

  private constructor(
    dataDir: string,
    claim: Awaited<ReturnType<typeof claimPort>>,
    {
      buildDir,
      databaseUrl,
      own,
    }: { readonly buildDir: string; readonly databaseUrl: string | null; readonly own: SiteDatabase | null },
  ) {
    this.#claim = claim;
    this.#dataDir = dataDir;
    this.#buildDir = buildDir;
    this.#databaseUrl = databaseUrl;
    this.#own = own;
  }

  /**
   * Starts a build. If `databaseUrl` is undefined, uses an empty database on the PostgreSQL server of this run, if there is one. If it is null, uses the
   * embedded database in the data folder.
   */
  static async start(buildDir = 'dist/local', databaseUrl?: string | null): Promise<Site> {
    const own = databaseUrl === undefined ? await createSiteDatabase() : null;
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'blockyard-e2e-'));
    const url = own?.url ?? databaseUrl ?? null;
    const site = new Site(dataDir, await claimPort(), { buildDir, databaseUrl: url, own });
    await site.resume();
    return site;
  }

  get url(): string {
    return this.#url;
  }

  /** Starts the stopped product again, on the same port. */
  async resume(): Promise<void> {
    if (this.#process !== null) return;
    const child = spawn(process.execPath, [path.join(this.#buildDir, 'server/main.js')], {
      env: {
        ...process.env,
        PORT: String(this.#claim.port),
        DATA_DIR: this.#dataDir,
        LOG_LEVEL: 'warn',
        ...(this.#databaseUrl === null ? {} : { LOCAL_DATABASE_URL: this.#databaseUrl }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    this.#url = await new Promise<string>((resolve, reject) => {
      const read = (chunk: Buffer): void => {
        this.#output += chunk.toString();
        const found = ready.exec(this.#output);
        if (found?.[1]) resolve(found[1]);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('exit', (code) =>
        reject(new Error(`The product ended with ${String(code)}:\n${this.#output}`)),
      );
    });
    this.#output = '';
  }

  /** Kills the process. By default, the process cannot clean up, as in a power failure. */
  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const child = this.#process;
    if (child === null || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
    this.#process = null;
  }

  /** Restarts the product on the same port, without its data. */
  async reset(): Promise<void> {
    await this.kill('SIGTERM');
    await rm(this.#dataDir, { recursive: true, force: true });
    await this.#own?.reset();
    this.hasDemo = false;
    await this.resume();
  }

  /** Stops the product and deletes its data. */
  async close(): Promise<void> {
    await this.kill('SIGTERM');
    await this.#claim.free();
    await this.#own?.drop();
    await rm(this.#dataDir, { recursive: true, force: true });
  }
}
