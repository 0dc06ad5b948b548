import type { Clock } from '#application/ports/clock.ts';
import type { JobKinds } from '#application/service/ports/job-kinds.ts';
import type {
  AnyJobKinds,
  JobHandler,
  JobHandlers,
  Jobs,
  JobWorker,
  KindOf,
} from '#application/service/platform/ports/jobs.ts';
import {
  isFinal,
  type Job,
  type JobPolicy,
  type JobProgress,
  waitBefore,
} from '#domain/platform/jobs/job.ts';
import type { InMemoryTable, TableDefinition } from '../in-memory-table.ts';
import { InMemoryTables } from '../in-memory-tables.ts';

type JobRow<Kinds extends AnyJobKinds> = {
  readonly job: Job & { readonly kind: KindOf<Kinds> };
  readonly owner: string | null;
  readonly input: Kinds[KindOf<Kinds>]['input'];
  readonly attempt: number;
  /** The time at which the next attempt is due, in epoch milliseconds. */
  readonly dueAt: number;
};

type Shared<Kinds extends AnyJobKinds> = {
  readonly table: TableDefinition<JobRow<Kinds>>;
  readonly workers: Set<(id: string) => void>;
};

const names = (value: unknown, text: string): boolean =>
  value === text ||
  (typeof value === 'object' && value !== null && Object.values(value).some((part) => names(part, text)));

/** Jobs in the order in which they were enqueued. Workers of this process run them. */
export class InMemoryJobs<Kinds extends AnyJobKinds = JobKinds> implements Jobs<Kinds> {
  readonly #policies: Readonly<Record<KindOf<Kinds>, JobPolicy>>;
  readonly #clock: Clock;
  readonly #tables: InMemoryTables;
  readonly #shared: Shared<Kinds>;
  readonly #rows: InMemoryTable<JobRow<Kinds>>;

  constructor(
    policies: Readonly<Record<KindOf<Kinds>, JobPolicy>>,
    clock: Clock,
    tables: InMemoryTables = new InMemoryTables(),
    shared: Shared<Kinds> = { table: { name: 'jobs', key: ({ job }) => job.id }, workers: new Set() },
  ) {
    this.#policies = policies;
    this.#clock = clock;
    this.#tables = tables;
    this.#shared = shared;
    this.#rows = tables.of(shared.table);
  }

  /** Returns the same jobs in a draft of the tables. Workers start new jobs after the commit. */
  within(draft: InMemoryTables): InMemoryJobs<Kinds> {
    return new InMemoryJobs(this.#policies, this.#clock, draft, this.#shared);
  }

  async enqueue<Kind extends KindOf<Kinds>>(
    kind: Kind,
    input: Kinds[Kind]['input'],
    owner?: string,
  ): Promise<string> {
    const id = `00000000-0000-7000-8000-${String(this.#tables.next('jobs')).padStart(12, '0')}`;
    const now = this.#clock.now();
    const job = { id, kind, state: 'waiting', progress: null, result: null, enqueuedAt: now } as const;
    this.#rows.save({ job, owner: owner ?? null, input, attempt: 0, dueAt: now });
    this.#tables.afterCommit(`job ${id}`, () => this.#wake(id));
    return id;
  }

  async forget(ownerOrValue: string): Promise<void> {
    this.#rows.deleteWhere(({ owner, input }) => owner === ownerOrValue || names(input, ownerOrValue));
  }

  async read(id: string, owner: string): Promise<Job | null> {
    const row = this.#rows.get(id);
    return row?.owner === owner ? row.job : null;
  }

  async cancel(id: string, owner: string): Promise<Job | null> {
    const row = this.#rows.get(id);
    if (row?.owner !== owner) return null;
    if (!isFinal(row.job.state)) this.#change(id, { state: 'canceled' });
    return this.read(id, owner);
  }

  /** Passes each waiting job of this kind to `run`, oldest first, without a worker. If `run` throws, that job and the later jobs keep waiting. */
  async runWaiting<Kind extends KindOf<Kinds>>(kind: Kind, run: JobHandler<Kinds, Kind>): Promise<void> {
    for (const { job, input } of this.#rows.all()) {
      if (job.kind !== kind || job.state !== 'waiting') continue;
      await run(input, { id: job.id, report: () => Promise.resolve(true) });
      this.#change(job.id, { state: 'done' });
    }
  }

  inputs<Kind extends KindOf<Kinds>>(kind: Kind, state: Job['state']): readonly Kinds[Kind]['input'][] {
    return this.#rows.where(({ job }) => job.kind === kind && job.state === state).map(({ input }) => input);
  }

  start(handlers: JobHandlers<Kinds>): JobWorker {
    const running = new Set<Promise<void>>();
    const take = (id: string): void => {
      const row = this.#rows.get(id);
      if (row?.job.state !== 'waiting' || row.dueAt > this.#clock.now() || !this.#shared.workers.has(take))
        return;
      this.#change(id, { state: 'running' });
      const attempt = this.#attempt(row, handlers).finally(() => running.delete(attempt));
      running.add(attempt);
    };
    this.#shared.workers.add(take);
    for (const { job } of this.#rows.all()) take(job.id);
    return {
      stop: async () => {
        this.#shared.workers.delete(take);
        await Promise.all(running);
      },
    };
  }

  async #attempt({ job, input, attempt }: JobRow<Kinds>, handlers: JobHandlers<Kinds>): Promise<void> {
    const { id, kind } = job;
    const isOurs = (): boolean => {
      const row = this.#rows.get(id);
      return row?.job.state === 'running' && row.attempt === attempt;
    };
    const report = async (progress: JobProgress): Promise<boolean> => {
      if (!isOurs()) return false;
      this.#change(id, { progress });
      return true;
    };
    const outcome = await handlers[kind](input, { id, report }).then(
      (result) => ({ state: 'done', result: result ?? null }) as const,
      () => null,
    );
    if (!isOurs()) return;
    if (outcome !== null) this.#change(id, outcome);
    else this.#retry(id, attempt);
  }

  #retry(id: string, attempt: number): void {
    const row = this.#rows.get(id);
    if (row === null) return;
    const policy = this.#policies[row.job.kind];
    if (attempt >= policy.retries) return this.#change(id, { state: 'failed' });
    const waitMs = waitBefore(policy, attempt) * 1_000;
    this.#rows.save({
      ...row,
      job: { ...row.job, state: 'waiting' },
      attempt: attempt + 1,
      dueAt: this.#clock.now() + waitMs,
    });
    this.#clock.after(waitMs, () => this.#wake(id));
  }

  #wake(id: string): void {
    for (const take of this.#shared.workers) take(id);
  }

  #change(id: string, change: Partial<Pick<Job, 'state' | 'progress' | 'result'>>): void {
    const row = this.#rows.get(id);
    if (row !== null) this.#rows.save({ ...row, job: { ...row.job, ...change } });
  }
}
