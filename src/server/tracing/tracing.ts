import type { IncomingHttpHeaders } from 'node:http';
import type { DatabaseSpans } from '#adapters/postgres/database-spans.ts';

export type TracedReply = {
  readonly name: string;
  readonly method: string;
  readonly route: string | undefined;
  readonly status: number;
};

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
  readonly close: () => Promise<void>;
};
