import type { PGlite } from '@electric-sql/pglite';
import { fromPglite, getConstructionPlans, PgBoss } from 'pg-boss';
import type { Log } from '#application/ports/log.ts';
import { jobPolicies } from '#domain/platform/jobs/job-policies.ts';
import type { JobConnections } from './job-connections.ts';
import { openJobQueues } from './platform/job-queues.ts';
import { SchemaTooNew } from './schema-too-new.ts';

/** The interval in seconds at which jobs of dead processes are searched for. */
const superviseSeconds = 5;

/** The database of the jobs, PGlite or PostgreSQL. The caller closes it after the queue. */
export type JobDatabase = { readonly pglite: PGlite } | { readonly connections: JobConnections };

/** Opens the queues of all kinds of jobs. Creates or upgrades their tables under pg-boss's own lock. */
export async function openBoss(home: JobDatabase, log?: Log): Promise<PgBoss> {
  const boss = new PgBoss({
    ...('pglite' in home
      ? { db: fromPglite(home.pglite), backend: 'pglite' as const, reindex: false }
      : { db: home.connections }),
    useListenNotify: true,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  });
  boss.on('error', (error) => log?.error('the job queue failed', { reason: error.message }));
  boss.on('warning', (warning) => log?.warn('the job queue warns', { reason: warning.message }));
  await boss.start();
  try {
    await refuseNewerQueue(boss);
    await openJobQueues(boss, jobPolicies);
    if ('pglite' in home) await retryAbandoned(boss, home.pglite);
    return boss;
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
}

/** Throws for tables of a newer pg-boss. pg-boss upgrades older tables, but would use newer ones without an error. */
async function refuseNewerQueue(boss: PgBoss): Promise<void> {
  const known = Number(/version\(version\) VALUES \('(\d+)'\)/.exec(getConstructionPlans())?.[1]);
  const found = (await boss.schemaVersion()) ?? known;
  if (Number.isNaN(known)) throw new Error('the schema version of pg-boss is unknown');
  if (found > known) throw new SchemaTooNew([`version ${found} of the job queue`]);
}

/** Retries running jobs. No other process has this database open, so a process that died has abandoned them. */
async function retryAbandoned(boss: PgBoss, pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ name: string; id: string }>(
    "select name, id from pgboss.job where name = any($1) and state = 'active'",
    [Object.keys(jobPolicies)],
  );
  for (const { name, id } of rows) await boss.fail(name, id, { reason: 'the process that ran it ended' });
}
