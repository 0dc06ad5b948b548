/**
 * Codes of the system, the driver, or PostgreSQL (classes 08, 53, 57) for an unreachable database. 25006 is the code of a standby, which does not accept
 * writes.
 */
const awayCodes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT|08...|25006|53...|57P0[123])$/;
/** The codes and messages of timeouts of a statement (57014), a lock (55P03), an idle transaction (25P03), or a connection. */
const lateCodes: ReadonlySet<string> = new Set(['25P03', '55P03', '57014']);
const lateMessage = /timeout exceeded when trying to connect|query read timeout/i;
/** Matches the driver's own errors, which have no code. */
const unavailableMessages = /connection terminated|not queryable|PGlite is closed|Connection ended/i;

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

/** Whether an error is a timeout of a reachable database, because other callers use its connections or lock its rows. */
export const isDatabaseLate = (error: unknown): boolean =>
  error instanceof Error && (lateCodes.has(codeOf(error)) || lateMessage.test(error.message));

/** Whether an error means that the database is unreachable or late (REL-5). If not, the statement was wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true;
  if (!(error instanceof Error)) return false;
  return (
    isDatabaseLate(error) ||
    awayCodes.test(codeOf(error)) ||
    unavailableMessages.test(error.message) ||
    isDatabaseUnavailable(error.cause)
  );
}
