/** What the system, the driver, or PostgreSQL itself (classes 08, 53, 57) says when the database cannot be reached; 25006 is a standby, which takes no writes. */
const awayCodes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT|08...|25006|53...|57P0[123])$/;
/** The driver's own errors have no code. */
const awayMessages =
  /connection terminated|timeout exceeded when trying to connect|not queryable|PGlite is closed|Connection ended/i;

/** Whether an error says that the database is away (REL-5), rather than that we asked it something wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true;
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return awayCodes.test(code) || awayMessages.test(error.message) || isDatabaseUnavailable(error.cause);
}
