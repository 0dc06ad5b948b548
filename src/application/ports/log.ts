/** Facts that a log line carries beside its sentence; never personal data. */
export type LogFacts = Readonly<Record<string, unknown>>;

/** Where what happened is written down for those who run the product. */
export interface Log {
  info(message: string, facts?: LogFacts): void;
  warn(message: string, facts?: LogFacts): void;
  error(message: string, facts?: LogFacts): void;
}
