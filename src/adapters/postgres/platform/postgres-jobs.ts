import { type Kysely, sql } from 'kysely';
import { fromKysely, type JobWithMetadata, type PgBoss } from 'pg-boss';
import type { Clock } from '#application/ports/clock.ts';
import type { JobKinds } from '#application/service/ports/job-kinds.ts';
import type { AnyJobKinds, Jobs, KindOf } from '#application/service/platform/ports/jobs.ts';
import { isFinal, type Job, type JobState } from '#domain/platform/jobs/job.ts';
import { maxQueueWaitSeconds } from './job-queues.ts';
import { instant, type Schema } from '../schema.ts';

const stateOf: Readonly<Record<JobWithMetadata['state'], JobState>> = {
  created: 'waiting',
  retry: 'waiting',
  active: 'running',
  completed: 'done',
  failed: 'failed',
  cancelled: 'canceled',
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The stored format of a handler's result. pg-boss accepts only objects. */
export type JobOutput = { readonly result: unknown };

/**
 * Jobs in pg-boss, on the same connection as the rest of a transaction. pg-boss stores the state, input and result. Our own table stores the owner and progress
 * of jobs with an owner.
 */
export class PostgresJobs<Kinds extends AnyJobKinds = JobKinds> implements Jobs<Kinds> {
  readonly #db: Kysely<Schema>;
  readonly #boss: PgBoss;
  readonly #clock: Pick<Clock, 'now'>;

  constructor(db: Kysely<Schema>, boss: PgBoss, clock: Pick<Clock, 'now'>) {
    this.#db = db;
    this.#boss = boss;
    this.#clock = clock;
  }

  async enqueue<Kind extends KindOf<Kinds>>(
    kind: Kind,
    input: Kinds[Kind]['input'],
    owner?: string,
  ): Promise<string> {
    const id = await this.#boss.send(kind, input, { db: fromKysely(this.#db) });
    if (id === null) throw new Error(`the queue ${kind} rejected a job`);
    if (owner !== undefined) {
      const row = { id, kind, owner, progress: null, enqueued_at: instant(this.#clock.now()) };
      await this.#db.insertInto('jobs').values(row).execute();
      await this.#dropOutlived();
    }
    return id;
  }

  /** Deletes a few expired rows whenever a job is added, so that the table contains only jobs that pg-boss still stores. */
  async #dropOutlived(): Promise<void> {
    const old = instant(this.#clock.now() - maxQueueWaitSeconds * 1_000);
    await sql`delete from jobs where id in (
      select id from jobs where enqueued_at < ${old} and not exists (select from pgboss.job where job.id = jobs.id)
      order by enqueued_at limit 20 for update skip locked)`.execute(this.#db);
  }

  async read(id: string, owner: string): Promise<Job | null> {
    if (!uuid.test(id)) return null;
    const row = await this.#db
      .selectFrom('jobs')
      .selectAll()
      .where('id', '=', id)
      .where('owner', '=', owner)
      .executeTakeFirst();
    if (row === undefined) return null;
    const queued = await this.#boss.getJobById<object>(row.kind, id, { db: fromKysely(this.#db) });
    if (queued === null) return null;
    const state = stateOf[queued.state];
    return {
      id,
      kind: row.kind,
      state,
      progress: row.progress,
      result: state === 'done' && 'result' in queued.output ? queued.output.result : null,
      enqueuedAt: row.enqueued_at,
    };
  }

  async cancel(id: string, owner: string): Promise<Job | null> {
    const job = await this.read(id, owner);
    if (job === null || isFinal(job.state)) return job;
    await this.#boss.cancel(job.kind, id, { db: fromKysely(this.#db) });
    return this.read(id, owner);
  }

  async forget(ownerOrValue: string): Promise<void> {
    await sql`with owned as (delete from jobs where owner = ${ownerOrValue} returning id)
      delete from pgboss.job where id in (select id from owned)
        or jsonb_path_exists(data, '$.** ? (@ == $value)', jsonb_build_object('value', ${ownerOrValue}::text))`.execute(
      this.#db,
    );
  }
}
