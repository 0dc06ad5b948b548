import type { Cancellation } from '#domain/cancellation.ts';
import type { Result } from '#domain/result.ts';
import type { ServiceFailure } from './service-failure.ts';

/** The state of what is followed, or its changes: the number of the last change, and the service's time in epoch milliseconds. */
export type Numbered = { readonly seq: number; readonly now: number };

/** An event of a stream: changes, a sign of life, or an event that could not be read, so that changes are missing. */
export type StreamEvent<Changes> =
  | { readonly kind: 'beat'; readonly now: number }
  | { readonly kind: 'changes'; readonly changes: Changes }
  | { readonly kind: 'gap' };

export type StreamOptions<Changes> = {
  readonly hear: (event: StreamEvent<Changes>) => void;
  readonly signal: Cancellation;
};

/** Something of the service that is followed: by a stream, or by calls where streams do not get through. */
export type EventSource<Changes, Failure = ServiceFailure> = {
  /** The changes after a number; all changes after 0. */
  readonly read: (
    after: number,
    options: { readonly signal: Cancellation },
  ) => Promise<Result<Changes, Failure>>;
  /** Calls `hear` with each event after a number, until the service ends the stream or it is canceled. */
  readonly stream: (after: number, options: StreamOptions<Changes>) => Promise<Result<void, Failure>>;
};
