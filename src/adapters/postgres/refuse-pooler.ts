import pg from 'pg';

/** How many times two connections are compared. One comparison can miss a pooler, because its other clients may run statements in between. */
const tries = 3;
const connectionTimeoutMillis = 3_000;

/** Thrown for a pooler that gives each transaction a different session, because prepared statements, timeouts and notifications then do not work (REL-2). */
class SessionsNotKept extends Error {
  override readonly name = 'SessionsNotKept';

  constructor() {
    super(
      'DATABASE_URL points to a pooler that shares sessions between connections, such as PgBouncer with pool_mode = transaction. ' +
        'Set pool_mode = session, or connect to PostgreSQL directly.',
    );
  }
}

const backendOf = async (client: pg.Client): Promise<number | undefined> => {
  const { rows } = await client.query<{ readonly pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
};

/** Throws `SessionsNotKept` if two connections that are open at the same time share one session, or the driver's error. */
export async function refuseTransactionPooler(url: string): Promise<void> {
  const clients = [0, 1].map(() => new pg.Client({ connectionString: url, connectionTimeoutMillis }));
  // A statement reports the error. Without a listener, the event would also end the process.
  for (const client of clients) client.on('error', () => undefined);
  try {
    await Promise.all(clients.map((client) => client.connect()));
    for (let time = 0; time < tries; time += 1) {
      const sessions = new Set<number | undefined>();
      for (const client of clients) sessions.add(await backendOf(client));
      if (sessions.size < clients.length) throw new SessionsNotKept();
    }
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}
