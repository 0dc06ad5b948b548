import type { IncomingHttpHeaders } from 'node:http';
import type { DatabaseSpans } from '#adapters/postgres/database-spans.ts';

/** A finished call: the operation's ID, or what was served instead, the pattern of its path, and its status. */
export type TracedReply = {
  readonly name: string;
  readonly method: string;
  readonly route: string | undefined;
  readonly status: number;
};

/** The span of a call or a job. Everything that `run` runs or awaits belongs to it. */
export type OpenSpan<Outcome> = {
  readonly run: <T>(work: () => T) => T;
  readonly end: (outcome: Outcome) => void;
};

/** Sends spans of calls, jobs, transactions and statements to a collector. A span has no address, ID or value of a user. */
export type Tracing = {
  /** Starts the span of a call. It continues the trace in the headers (`traceparent`). */
  readonly startCall: (headers: IncomingHttpHeaders) => OpenSpan<TracedReply>;
  readonly startJob: (kind: string) => OpenSpan<{ readonly failed: boolean }>;
  readonly database: DatabaseSpans;
  /** Sends the remaining spans. */
  readonly close: () => Promise<void>;
};
