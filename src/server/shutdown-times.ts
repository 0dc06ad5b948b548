/** The maximum duration of a stop, in milliseconds. */
export type ShutdownTimes = {
  /** How long the host keeps accepting connections while it reports that it is not ready. */
  readonly noticeMs: number;
  /** The time after which the process exits, even with unfinished work. */
  readonly timeoutMs: number;
};

/** The default timeout. Load balancers and container runtimes usually allow 30 seconds. */
export const usualTimeoutMs = 25_000;

/** Returns the part of a stop that is for requests. The rest is for pending mails, and for closing the database. */
export const timeForRequests = ({ timeoutMs }: ShutdownTimes): number => timeoutMs * 0.8;
