import type { Cancellation } from '#domain/cancellation.ts';
import type { Result } from '#domain/result.ts';
import type { ServiceFailure } from './service-failure.ts';

/** The fields of every state and every list of changes: the sequence number of the last change, and the service's time in epoch milliseconds. */
export type Numbered = { readonly seq: number; readonly now: number };

/** An event of a stream: changes, a heartbeat, or an unreadable event, after which changes are missing. */
export type StreamEvent<Changes> =
  | { readonly kind: 'beat'; readonly now: number }
  | { readonly kind: 'changes'; readonly changes: Changes }
  | { readonly kind: 'gap' };

export type StreamOptions<Changes> = {
  readonly hear: (event: StreamEvent<Changes>) => void;
  readonly signal: Cancellation;
};

/** A source to follow: as a stream, or by polling if streams do not work. */
export type EventSource<Changes, Failure = ServiceFailure> = {
  readonly read: (
    after: number,
    options: { readonly signal: Cancellation },
  ) => Promise<Result<Changes, Failure>>;
  /** Calls `hear` with each event after a sequence number, until the service ends the stream or the call is canceled. */
  readonly stream: (after: number, options: StreamOptions<Changes>) => Promise<Result<void, Failure>>;
};
