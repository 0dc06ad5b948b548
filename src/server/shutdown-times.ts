/** How long a stop may take, in milliseconds. */
export type ShutdownTimes = {
  /** How long the host still accepts connections while it says that it is not ready. */
  readonly noticeMs: number;
  /** When the process ends, whatever is unfinished. */
  readonly timeoutMs: number;
};

/** What balancers and container runtimes grant is usually 30 seconds. */
export const usualTimeoutMs = 25_000;

/** How much of a stop the requests may take; the rest is for mails under way, and for closing the database. */
export const timeForRequests = ({ timeoutMs }: ShutdownTimes): number => timeoutMs * 0.8;
