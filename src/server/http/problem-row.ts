import type { ProblemSlug } from '#adapters/wire/v1/problem.ts';

/** How a kind of problem leaves the server. */
export type ProblemRow = {
  readonly slug: ProblemSlug;
  readonly status: number;
  readonly title: string;
  /** What the caller can do about it. */
  readonly detail: string;
  /** Seconds after which a repeat is worth while. */
  readonly retryAfter?: number;
};
