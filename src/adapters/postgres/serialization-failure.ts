/** PostgreSQL's codes for a transaction that is rolled back so that a different one can continue: serialization failure, deadlock. */
const codes: ReadonlySet<unknown> = new Set(['40001', '40P01']);

/** Whether an error means that a transaction was rolled back because of a different one, and may succeed when retried. */
export const isSerializationFailure = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && codes.has(error.code);
