/** PostgreSQL's codes for a transaction that it rolls back so that another can continue: serialization failure, deadlock. */
const codes: ReadonlySet<unknown> = new Set(['40001', '40P01']);

/** Whether an error means that a transaction was rolled back because of another, and may succeed when retried. */
export const isSerializationFailure = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && codes.has(error.code);
