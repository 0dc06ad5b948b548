import { Kysely, sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Changes } from '#application/service/platform/ports/changes.ts';
import type { Log } from '#application/ports/log.ts';
import { withCalls } from './call-driver.ts';
import type { DatabaseSpans } from './database-spans.ts';
import { ChangeHub, changesChannel } from './change-hub.ts';
import { refuseOldServer } from './database-refusal.ts';
import { JobConnections } from './job-connections.ts';
import { ListeningConnection } from './listening-connection.ts';
import { openBoss } from './open-boss.ts';
import { migrate } from './migrate.ts';
import { type OpenPglite, openPgliteInMemory, openPgliteOnDisk } from './open-pglite.ts';
import { openPostgres, type PoolCounts, type PoolOptions } from './open-postgres.ts';
import { countJobs, type JobCounts } from './platform/count-jobs.ts';
import { prepareAsOwner } from './prepare-as-owner.ts';
import { refuseTransactionPooler } from './refuse-pooler.ts';
import type { Schema } from './schema.ts';
import { SerializingDialect } from './serializing-dialect.ts';

/**
 * The database to open: a PostgreSQL database, or a PGlite database in a folder or in memory. `template` is a dump to start from. If `ownerUrl` has a different
 * role, that role migrates the database, and the role of `url` gets only the rights that the service needs.
 */
export type DatabasePlace =
  | ({ readonly url: string; readonly ownerUrl?: string | null } & PoolOptions)
  | { readonly dir: string; readonly template?: Blob }
  | { readonly memory: true; readonly template?: Blob };

export type Database = {
  readonly db: Kysely<Schema>;
  readonly driver: 'pglite' | 'postgres';
  readonly jobs: PgBoss;
  readonly changes: Changes;
  /** Returns the number of this process's connections. Null for PGlite, which has only one. */
  readonly connections: () => PoolCounts | null;
  readonly countJobs: () => Promise<readonly JobCounts[]>;
  /** Resolves when the database responds. Rejects if it does not. */
  readonly ping: () => Promise<void>;
  /** Returns a dump of the database, which can be the template for `dir` and `memory`. Only for PGlite. */
  readonly dump: () => Promise<Blob>;
  readonly close: () => Promise<void>;
};

/**
 * Opens a database and migrates it. `spans` receives its transactions and statements. Throws `FolderInUse`, `DatabaseUnusable`, `ServerTooOld`, `SchemaTooNew`,
 * `SchemaTooOld`, `SameRole`, `SessionsNotKept`, or the driver's error.
 */
export function openDatabase(place: DatabasePlace, log?: Log, spans?: DatabaseSpans): Promise<Database> {
  if ('url' in place) return openServer(place, log, spans);
  const opening =
    'dir' in place ? openPgliteOnDisk(place.dir, place.template) : openPgliteInMemory(place.template);
  return opening.then((open) => openEmbedded(open, log, spans));
}

type ServerPlace = Extract<DatabasePlace, { readonly url: string }>;

async function openServer(
  { url, ownerUrl = null, ...pool }: ServerPlace,
  log?: Log,
  spans?: DatabaseSpans,
): Promise<Database> {
  await refuseTransactionPooler(url);
  if (ownerUrl !== null) await prepareAsOwner({ url, ownerUrl }, log);
  const { db, connections } = openPostgres(url, log, { ...pool, spans });
  const changes = new ChangeHub();
  const listener = {
    channel: changesChannel,
    hear: (payload: string) => changes.hear(payload),
    miss: () => changes.miss(),
  };
  const connection = new ListeningConnection(url, listener, log);
  const jobConnections = new JobConnections(url, log);
  return assemble(db, {
    driver: 'postgres',
    connections,
    changes,
    listen: () => connection.open(),
    openJobs: () => openBoss({ connections: jobConnections }, log),
    dump: () => Promise.reject(new Error('Use pg_dump to back up a PostgreSQL server')),
    close: async () => {
      await connection.close();
      await jobConnections.close();
      await db.destroy();
    },
  });
}

async function openEmbedded(
  { pglite, close }: OpenPglite,
  log?: Log,
  spans?: DatabaseSpans,
): Promise<Database> {
  const changes = new ChangeHub();
  return assemble(
    new Kysely<Schema>({ dialect: withCalls(new SerializingDialect({ pglite }), { log, spans }) }),
    {
      driver: 'pglite',
      connections: () => null,
      changes,
      listen: async () => {
        await pglite.listen(changesChannel, (payload) => changes.hear(payload));
      },
      openJobs: () => openBoss({ pglite }, log),
      dump: () => pglite.dumpDataDir('gzip'),
      close,
    },
  );
}

type Parts = Pick<Database, 'driver' | 'connections' | 'changes' | 'dump' | 'close'> & {
  readonly openJobs: () => Promise<PgBoss>;
  readonly listen: () => Promise<void>;
};

async function assemble(db: Kysely<Schema>, { openJobs, listen, ...parts }: Parts): Promise<Database> {
  try {
    await refuseOldServer(db);
    await migrate(db);
    await listen();
    const jobs = await openJobs();
    return {
      ...parts,
      db,
      jobs,
      countJobs: () => countJobs(db),
      ping: async () => {
        await sql`select 1`.execute(db);
      },
      close: async () => {
        await jobs.stop({ graceful: true, timeout: 10_000 });
        await parts.close();
      },
    };
  } catch (error) {
    await parts.close();
    throw error;
  }
}
