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

/** A cancellation with a method that cancels it; the core has no `AbortController`. */
export function newCancellation(): Cancellation & { readonly cancel: () => void } {
  const listeners = new Set<() => void>();
  let aborted = false;
  return {
    get aborted() {
      return aborted;
    },
    addEventListener: (_type, listener) => void listeners.add(listener),
    removeEventListener: (_type, listener) => void listeners.delete(listener),
    cancel: () => {
      if (aborted) return;
      aborted = true;
      for (const listener of listeners) listener();
    },
  };
}
