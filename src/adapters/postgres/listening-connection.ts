import pg from 'pg';
import type { Log } from '#application/ports/log.ts';

const connectionTimeoutMillis = 3_000;
const retryMs = 1_000;

export type Listener = {
  readonly channel: string;
  readonly hear: (payload: string) => void;
  /** Called if notifications may have been missed, because the connection was lost or is new. */
  readonly miss: () => void;
};

/** A separate connection to PostgreSQL that listens to a channel. It reconnects until it is closed. */
export class ListeningConnection {
  readonly #url: string;
  readonly #listener: Listener;
  readonly #log: Log | undefined;
  #client: pg.Client | null = null;
  #retry: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(url: string, listener: Listener, log?: Log) {
    this.#url = url;
    this.#listener = listener;
    this.#log = log;
  }

  /** Resolves when the connection is listening, or when it failed and will be retried. */
  async open(): Promise<void> {
    const { channel, hear, miss } = this.#listener;
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis,
      keepAlive: true,
    });
    client.on('notification', ({ payload = '' }) => hear(payload));
    // A broken connection ends anyway. Without a listener, the event would end the process.
    client.on('error', (error) => this.#warn(error));
    this.#client = client;
    try {
      await client.connect();
      client.on('end', () => this.#lose());
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      miss();
    } catch (error) {
      this.#warn(error);
      await client.end();
      this.#lose();
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    await this.#client?.end();
  }

  #warn(error: unknown): void {
    const reason = error instanceof Error ? error.message : 'unknown';
    this.#log?.warn('changes are not heard', { channel: this.#listener.channel, reason });
  }

  #lose(): void {
    if (this.#closed) return;
    this.#listener.miss();
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.open(), retryMs).unref();
  }
}
