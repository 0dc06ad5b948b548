import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Log } from '#application/ports/log.ts';
import { withCalls } from './call-driver.ts';
import type { DatabaseSpans } from './database-spans.ts';
import { columnParsers } from './column-parsers.ts';
import { NamedStatementClient } from './named-statement-client.ts';
import type { Schema } from './schema.ts';

/** The maximum time that a request waits for a connection before it fails as unavailable, in milliseconds. */
const connectionTimeoutMillis = 3_000;
/** The limits of a session. The last one ends the transaction of a process that is no longer running. */
const timeouts = `select set_config('statement_timeout', '10s', false), set_config('lock_timeout', '5s', false),
  set_config('idle_in_transaction_session_timeout', '60s', false)`;
/** Sets the limits of a new session. If there is no response in time, closes the connection, and its caller fails as unavailable. */
async function setLimits(client: pg.ClientBase): Promise<void> {
  // The driver's types do not include the timeout of a single statement.
  const limits: pg.QueryConfig & { readonly query_timeout: number } = {
    text: timeouts,
    query_timeout: connectionTimeoutMillis,
  };
  await client.query(limits);
}

const maxConnections = 10;

const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  (format !== 'binary' && columnParsers[oid]) || (pg.types.getTypeParser as ParserOf)(oid, format);

type ParserOf = (oid: number, format?: 'text' | 'binary') => (value: string) => unknown;

/** The maximum number of connections, and the maximum time without a statement in a transaction (ms). */
export type PoolOptions = { readonly max?: number; readonly idleMs?: number };

export type PoolCounts = {
  readonly busy: number;
  readonly idle: number;
  readonly max: number;
  readonly waiting: number;
};

export type OpenPostgres = { readonly db: Kysely<Schema>; readonly connections: () => PoolCounts };

/** Creates a connection pool for the PostgreSQL database at a URL. Connects at the first statement. */
export function openPostgres(
  url: string,
  log?: Log,
  { max = maxConnections, idleMs, spans }: PoolOptions & { readonly spans?: DatabaseSpans | undefined } = {},
): OpenPostgres {
  const pool = new pg.Pool({
    Client: NamedStatementClient,
    connectionString: url,
    max,
    connectionTimeoutMillis,
    keepAlive: true,
    types: { getTypeParser },
    // Kysely's own hook would keep a connection even if its first statement fails. After a failover behind a pooler, the pool would be full of such
    // connections.
    onConnect: (client) => setLimits(client),
  });
  // Without a listener, an error of an idle connection would end the process. The pool replaces the connection.
  pool.on('error', (error) => log?.warn('an idle database connection broke', { reason: error.message }));
  const dialect = new PostgresDialect({ pool });
  const db = new Kysely<Schema>({
    dialect: withCalls(dialect, { log, spans, ...(idleMs === undefined ? {} : { idleMs }) }),
  });
  const connections = (): PoolCounts => ({
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    max,
    waiting: pool.waitingCount,
  });
  return { db, connections };
}
