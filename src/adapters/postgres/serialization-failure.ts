/** What PostgreSQL says when it undoes one transaction so that another can go on: serialization failure, deadlock. */
const codes: ReadonlySet<unknown> = new Set(['40001', '40P01']);

/** Whether an error says that a transaction was undone for the sake of another, and may well hold at the next try. */
export const isSerializationFailure = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && codes.has(error.code);
