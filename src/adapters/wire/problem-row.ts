export type ProblemRow = {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  /** Seconds until a retry may succeed. */
  readonly retryAfter?: number;
};

export type Problems = Readonly<Record<`${string}/${string}`, ProblemRow>>;

/** A dependency of the service is unavailable. A later retry may succeed. */
export const notReachable = {
  status: 503,
  title: 'The service cannot answer now',
  detail: 'A service it depends on is not available. Try again in a few seconds.',
  retryAfter: 5,
} as const satisfies ProblemRow;

export const tokenMissing = {
  status: 401,
  title: 'Log in first',
  detail: 'This call needs a bearer token.',
} as const satisfies ProblemRow;
