/** `waiting` covers the pause before another attempt, too; `done`, `failed` and `canceled` are final. */
export const jobStates = ['waiting', 'running', 'done', 'failed', 'canceled'] as const;
export type JobState = (typeof jobStates)[number];

/** How far a job has come: so many of `total` parts, in the step of this name. Null where that is not known. */
export type JobProgress = {
  readonly done: number;
  readonly total: number | null;
  readonly step: string | null;
};

/** A job as its owner is told of it. Times are epoch milliseconds. */
export type Job = {
  readonly id: string;
  readonly kind: string;
  readonly state: JobState;
  /** What was reported last; null until then. */
  readonly progress: JobProgress | null;
  /** What the job answered; null until it is done. */
  readonly result: unknown;
  readonly enqueuedAt: number;
};

/** Whether nothing more becomes of a job in this state. */
export const isFinal = (state: JobState): boolean => state !== 'waiting' && state !== 'running';

/** How one kind of job is run. */
export type JobPolicy = {
  /** How many retries follow a failed first attempt. */
  readonly retries: number;
  /** The wait before the second attempt, in seconds; it doubles from one to the next, up to the longest. */
  readonly firstWaitSeconds: number;
  readonly longestWaitSeconds: number;
  /** An attempt that takes longer counts as failed. */
  readonly timeoutSeconds: number;
  /** How many jobs one process runs per batch, and how many batches it runs at once. */
  readonly batch: number;
  readonly batchesAtOnce: number;
  /** How long a completed job can be read, and how long a failed one is stored as a dead letter. */
  readonly keepDays: number;
  readonly keepFailedDays: number;
  /** When one is enqueued by itself, with an empty input: five fields of cron, in UTC. */
  readonly cron?: string;
};

/** The delay in seconds before the attempt after this many retries; an adapter may subtract up to half of it as jitter. */
export const waitBefore = (
  { firstWaitSeconds, longestWaitSeconds }: JobPolicy,
  retriesBefore: number,
): number => Math.min(longestWaitSeconds, firstWaitSeconds * 2 ** retriesBefore);
