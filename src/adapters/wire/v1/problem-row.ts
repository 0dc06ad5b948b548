/** How a kind of problem leaves the server (RFC 9457). */
export type ProblemRow = {
  readonly status: number;
  readonly title: string;
  /** What the caller can do about it. */
  readonly detail: string;
  /** Seconds after which a repeat is worth while. */
  readonly retryAfter?: number;
};

/** Rows by kind, `area/reason`. */
export type Problems = Readonly<Record<`${string}/${string}`, ProblemRow>>;

/** Something that the service depends on is away; it ends by itself. */
export const notReachable = {
  status: 503,
  title: 'The service cannot answer now',
  detail: 'Something that it depends on is not available. Try again in a few seconds.',
  retryAfter: 5,
} as const satisfies ProblemRow;

/** The call needs a bearer token and came without one. */
export const tokenMissing = {
  status: 401,
  title: 'Log in first',
  detail: 'This call needs a bearer token.',
} as const satisfies ProblemRow;
