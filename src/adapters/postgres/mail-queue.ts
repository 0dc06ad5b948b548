import { randomUUID } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import { fromPglite, getConstructionPlans, PgBoss } from 'pg-boss';
import type { Log } from '#application/ports/log.ts';
import { SchemaTooNew } from './schema-too-new.ts';

export const mailQueue = 'mail';
/** Where a mail ends that could not be delivered for days; it stays there to be looked at. */
export const failedMailQueue = 'mail-failed';

const hour = 3_600;
const day = 24 * hour;

/** Tried again after 2 s, then ever more seldom up to once an hour: about two days altogether. */
const retries = { retryLimit: 60, retryDelay: 2, retryBackoff: true, retryDelayMax: hour };
/** A delivery that takes longer is given up. */
const expireInSeconds = 60;
/** A process that delivers says so this often; the mails of one that died are delivered by another soon after. */
const heartbeatSeconds = 10;
const superviseSeconds = 5;

/** Where the queue's tables are: in a PGlite, or in a PostgreSQL by its URL. */
export type QueueDatabase = { readonly pglite: PGlite } | { readonly url: string };

/** Opens the queue of outgoing mail, whose tables it makes or upgrades under pg-boss's own lock. */
export async function openMailQueue(home: QueueDatabase, log?: Log): Promise<PgBoss> {
  const boss = new PgBoss({
    ...('pglite' in home
      ? { db: fromPglite(home.pglite), backend: 'pglite' as const, reindex: false }
      : { connectionString: home.url, max: 2, connectionTimeoutMillis: 3_000 }),
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  });
  boss.on('error', (error) => log?.error('the mail queue failed', { reason: error.message }));
  boss.on('warning', (warning) => log?.warn('the mail queue warns', { reason: warning.message }));
  await boss.start();
  try {
    await refuseNewerQueue(boss);
    await createQueues(boss);
    if ('pglite' in home) await retryAbandoned(boss, home.pglite);
    return boss;
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
}

/** pg-boss upgrades its own tables, and would work on newer ones without a word. */
async function refuseNewerQueue(boss: PgBoss): Promise<void> {
  const known = Number(/version\(version\) VALUES \('(\d+)'\)/.exec(getConstructionPlans())?.[1]);
  const found = (await boss.schemaVersion()) ?? known;
  if (Number.isNaN(known)) throw new Error('pg-boss no longer says which schema it makes');
  if (found > known) throw new SchemaTooNew([`version ${found} of the mail queue`]);
}

async function createQueues(boss: PgBoss): Promise<void> {
  const kept = { retentionSeconds: 14 * day, deleteAfterSeconds: day };
  await boss.createQueue(failedMailQueue, {
    ...kept,
    deleteAfterSeconds: 30 * day,
    retentionSeconds: 30 * day,
  });
  await boss.createQueue(mailQueue, {
    ...kept,
    ...retries,
    expireInSeconds,
    notify: true,
    deadLetter: failedMailQueue,
  });
  // A queue that was there already is left as it was.
  await boss.updateQueue(mailQueue, { heartbeatSeconds });
  // pg-boss looks a queue up on its own connection when it first sees it. PGlite has one only, so that a lookup within
  // a transaction would wait for that transaction for ever: the lookup is made here.
  await boss.findJobs(mailQueue, { id: randomUUID() });
}

/** Nobody else has this database open: what is being delivered in it was abandoned by a process that died. */
async function retryAbandoned(boss: PgBoss, pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ id: string }>(
    "select id from pgboss.job where name = $1 and state = 'active'",
    [mailQueue],
  );
  if (rows.length === 0) return;
  await boss.fail(
    mailQueue,
    rows.map(({ id }) => id),
    { reason: 'the process that delivered it ended' },
  );
}
