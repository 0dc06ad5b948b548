/** Signals that a result is no longer needed, like the platform's `AbortSignal`, which has this type. The call is aborted when it fires. */
export type Cancellation = {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
};

/** Options of a read. `signal` aborts it (CAL-3). */
export type ReadOptions = { readonly signal?: Cancellation };

export const isCanceled = (signal: Cancellation | undefined): boolean => signal?.aborted === true;

/** Returns a cancellation with a `cancel` method, because the core has no `AbortController`. */
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
