/** Structured fields of a log entry; never personal data. */
export type LogFacts = Readonly<Record<string, unknown>>;

/** The log for the people who operate the product. */
export interface Log {
  info(message: string, facts?: LogFacts): void;
  warn(message: string, facts?: LogFacts): void;
  error(message: string, facts?: LogFacts): void;
}
