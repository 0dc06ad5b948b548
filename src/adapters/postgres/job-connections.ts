import pg from 'pg';
import type { Db } from 'pg-boss';
import type { Log } from '#application/ports/log.ts';
import { ListeningConnection } from './listening-connection.ts';
import { NamedStatementClient } from './named-statement-client.ts';

const connectionTimeoutMillis = 3_000;
const max = 2;

/**
 * The connections of pg-boss to PostgreSQL. pg-boss's own connections end the process if a connection fails twice, which happens behind a pooler that has lost
 * its database.
 */
export class JobConnections implements Db {
  readonly #url: string;
  readonly #log: Log | undefined;
  readonly #pool: pg.Pool;

  constructor(url: string, log?: Log) {
    this.#url = url;
    this.#log = log;
    this.#pool = new pg.Pool({
      Client: NamedStatementClient,
      connectionString: url,
      application_name: 'pgboss',
      max,
      connectionTimeoutMillis,
      keepAlive: true,
    });
    // Without a listener, an error of an idle connection would end the process. The pool replaces the connection.
    this.#pool.on('error', (error) => log?.warn('an idle job connection broke', { reason: error.message }));
  }

  executeSql(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    return this.#pool.query(text, values);
  }

  async listen(
    channel: string,
    hear: (payload: string) => void,
    miss: () => void,
  ): Promise<{ readonly close: () => Promise<void> }> {
    const connection = new ListeningConnection(this.#url, { channel, hear, miss }, this.#log);
    await connection.open();
    return connection;
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}
