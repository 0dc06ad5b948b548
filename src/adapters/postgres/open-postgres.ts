import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Log } from '#application/ports/log.ts';
import { withCalls } from './call-driver.ts';
import { columnParsers } from './column-parsers.ts';
import { NamedStatementClient } from './named-statement-client.ts';
import type { Schema } from './schema.ts';

/** How long a request waits for a connection before it is told that the database is away, in milliseconds. */
const connectionTimeoutMillis = 3_000;
const statementTimeout = '10s';

const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  (format !== 'binary' && columnParsers[oid]) || (pg.types.getTypeParser as ParserOf)(oid, format);

type ParserOf = (oid: number, format?: 'text' | 'binary') => (value: string) => unknown;

/** Opens a PostgreSQL by its URL. Nothing is connected before the first statement. */
export function openPostgres(url: string, log?: Log): Kysely<Schema> {
  const pool = new pg.Pool({
    Client: NamedStatementClient,
    connectionString: url,
    max: 10,
    connectionTimeoutMillis,
    keepAlive: true,
    types: { getTypeParser },
  });
  // Without a listener, a connection that breaks while it lies idle ends the process. The pool replaces it.
  pool.on('error', (error) => log?.warn('an idle database connection broke', { reason: error.message }));
  const dialect = new PostgresDialect({
    pool,
    onCreateConnection: async (connection) => {
      const timeout = "select set_config('statement_timeout', $1, false)";
      await connection.executeQuery(CompiledQuery.raw(timeout, [statementTimeout]));
    },
  });
  return new Kysely<Schema>({ dialect: withCalls(dialect) });
}
