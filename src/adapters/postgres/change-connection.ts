import pg from 'pg';
import type { Log } from '#application/ports/log.ts';
import { type ChangeHub, changesChannel } from './change-hub.ts';

const connectionTimeoutMillis = 3_000;
const retryMs = 1_000;

/** A separate connection that listens for changes of a PostgreSQL. It reconnects until it is closed. */
export class ChangeConnection {
  readonly #url: string;
  readonly #hub: ChangeHub;
  readonly #log: Log | undefined;
  #client: pg.Client | null = null;
  #retry: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(url: string, hub: ChangeHub, log?: Log) {
    this.#url = url;
    this.#hub = hub;
    this.#log = log;
  }

  /** Resolves when it listens, or will retry. */
  async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis,
      keepAlive: true,
    });
    client.on('notification', ({ payload = '' }) => this.#hub.hear(payload));
    // A broken connection ends anyway; without a listener the event would end the process.
    client.on('error', (error) => this.#log?.warn('changes are not heard', { reason: error.message }));
    this.#client = client;
    try {
      await client.connect();
      client.on('end', () => this.#lose());
      await client.query(`listen ${changesChannel}`);
      this.#hub.miss();
    } catch (error) {
      this.#log?.warn('changes are not heard', {
        reason: error instanceof Error ? error.message : 'unknown',
      });
      await client.end();
      this.#lose();
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    await this.#client?.end();
  }

  #lose(): void {
    if (this.#closed) return;
    this.#hub.miss();
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.open(), retryMs).unref();
  }
}
