/** What the system, the driver, or PostgreSQL itself (classes 08, 53, 57) says when the database cannot be reached; 25006 is a standby, which takes no writes. */
const awayCodes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT|08...|25006|53...|57P0[123])$/;
/** Waited too long: for a statement (57014), a lock (55P03), a statement in a transaction (25P03), or a connection. */
const lateCodes: ReadonlySet<string> = new Set(['25P03', '55P03', '57014']);
const lateMessage = /timeout exceeded when trying to connect/i;
/** The driver's own errors have no code. */
const awayMessages = /connection terminated|not queryable|PGlite is closed|Connection ended/i;

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

/** Whether an error says that the database answers, but did not in time: others hold its connections or rows. */
export const isDatabaseLate = (error: unknown): boolean =>
  error instanceof Error && (lateCodes.has(codeOf(error)) || lateMessage.test(error.message));

/** Whether an error says that the database is away or late (REL-5), rather than that we asked it something wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true;
  if (!(error instanceof Error)) return false;
  return (
    isDatabaseLate(error) ||
    awayCodes.test(codeOf(error)) ||
    awayMessages.test(error.message) ||
    isDatabaseUnavailable(error.cause)
  );
}
