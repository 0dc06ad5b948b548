import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** A whole line: output comes in pieces of any length. */
const ready = /Blockyard is ready at (http:\/\/\S+)\s/;

/** The whole product on this machine, as `npm start` runs it: one process, its data in a folder of its own. */
export class Site {
  readonly #dataDir: string;
  readonly #buildDir: string;
  readonly #databaseUrl: string | null;
  #process: ChildProcess | null = null;
  #url = '';
  #output = '';

  private constructor(dataDir: string, buildDir: string, databaseUrl: string | null) {
    this.#dataDir = dataDir;
    this.#buildDir = buildDir;
    this.#databaseUrl = databaseUrl;
  }

  /** Starts a build, with the embedded database or on a PostgreSQL. */
  static async start(buildDir = 'dist/local', databaseUrl: string | null = null): Promise<Site> {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'blockyard-e2e-'));
    const site = new Site(dataDir, buildDir, databaseUrl);
    await site.resume();
    return site;
  }

  get url(): string {
    return this.#url;
  }

  /** Starts the product where it does not run, on the port it had before. */
  async resume(): Promise<void> {
    if (this.#process !== null) return;
    const port = this.#url === '' ? '0' : new URL(this.#url).port;
    const child = spawn(process.execPath, [path.join(this.#buildDir, 'server/main.js')], {
      env: {
        ...process.env,
        PORT: port,
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

  /** Kills the process outright, as a power cut would. */
  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const child = this.#process;
    if (child === null || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
    this.#process = null;
  }

  /** Starts the product again, on the port it had, with nothing in it. */
  async beginAnew(): Promise<void> {
    await this.kill('SIGTERM');
    await rm(this.#dataDir, { recursive: true, force: true });
    await this.resume();
  }

  /** Ends the product and forgets its data. */
  async close(): Promise<void> {
    await this.kill('SIGTERM');
    await rm(this.#dataDir, { recursive: true, force: true });
  }
}
