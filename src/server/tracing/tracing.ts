import type { IncomingHttpHeaders } from 'node:http';
import type { DatabaseSpans } from '#adapters/postgres/database-spans.ts';

type TracedReply = {
  readonly name: string;
  readonly method: string;
  readonly route: string | undefined;
  readonly status: number;
};

type OpenSpan<Outcome> = {
  readonly run: <T>(work: () => T) => T;
  readonly end: (outcome: Outcome) => void;
};

/** `traceparent` contains the IDs of the trace and the span, in the format of that header (W3C Trace Context). */
export type TracedCall = OpenSpan<TracedReply> & { readonly traceparent: string };

/** Sends spans of calls, jobs, transactions and statements to a collector. A span contains no address, ID or value of a user. */
export type Tracing = {
  /** Starts the span of a call. Continues the trace in the headers (`traceparent`). */
  readonly startCall: (headers: IncomingHttpHeaders) => TracedCall;
  readonly startJob: (kind: string) => OpenSpan<{ readonly failed: boolean }>;
  readonly database: DatabaseSpans;
  readonly close: () => Promise<void>;
};
