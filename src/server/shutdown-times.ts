/** The maximum duration of a stop, in milliseconds. */
export type ShutdownTimes = {
  /** How long the host keeps accepting connections while it reports that it is not ready. */
  readonly noticeMs: number;
  /** When the process exits, even with unfinished work. */
  readonly timeoutMs: number;
};

/** Load balancers and container runtimes usually allow 30 seconds. */
export const usualTimeoutMs = 25_000;

/** The part of a stop for requests; the rest is for pending mails, and for closing the database. */
export const timeForRequests = ({ timeoutMs }: ShutdownTimes): number => timeoutMs * 0.8;
