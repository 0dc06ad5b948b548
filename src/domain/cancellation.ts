/**
 * Tells that nobody waits for an answer any more; the platform's `AbortSignal` is one. A question that takes one is
 * given up as soon as it says so.
 */
export type Cancellation = {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
};

/** How something is read: until `signal` says that nobody waits for it. CAL-3. */
export type ReadOptions = { readonly signal?: Cancellation };

/** Whether nobody waits any more. */
export const isCanceled = (signal: Cancellation | undefined): boolean => signal?.aborted === true;
