/** `waiting` includes the delay before a retry; `done`, `failed` and `canceled` are final. */
export const jobStates = ['waiting', 'running', 'done', 'failed', 'canceled'] as const;
export type JobState = (typeof jobStates)[number];

/** Progress of a job: `done` of `total` parts of `step`. `total` and `step` are null if unknown. */
export type JobProgress = {
  readonly done: number;
  readonly total: number | null;
  readonly step: string | null;
};

/** A job, as shown to its owner. Times are epoch milliseconds. */
export type Job = {
  readonly id: string;
  readonly kind: string;
  readonly state: JobState;
  /** The last reported progress; null before the first report. */
  readonly progress: JobProgress | null;
  /** The job's result; null until it is done. */
  readonly result: unknown;
  readonly enqueuedAt: number;
};

export const isFinal = (state: JobState): boolean => state !== 'waiting' && state !== 'running';

export type JobPolicy = {
  readonly retries: number;
  /** Delay before the second attempt, in seconds; it doubles with each retry up to the maximum. */
  readonly firstWaitSeconds: number;
  readonly maxWaitSeconds: number;
  /** Timeout of an attempt, in seconds. */
  readonly timeoutSeconds: number;
  readonly batch: number;
  readonly batchesAtOnce: number;
  /** How many days the result of a completed job can be read, and a failed job is kept as a dead letter. */
  readonly keepDays: number;
  readonly keepFailedDays: number;
  /** Cron schedule with five fields, in UTC. Scheduled jobs have an empty input. */
  readonly cron?: string;
};

/** Returns the delay before the next attempt after this many retries, in seconds. An adapter may subtract up to half of it as jitter. */
export const waitBefore = ({ firstWaitSeconds, maxWaitSeconds }: JobPolicy, retriesBefore: number): number =>
  Math.min(maxWaitSeconds, firstWaitSeconds * 2 ** retriesBefore);
