/** Signals that a result is no longer needed; a call that gets it is aborted. The platform's `AbortSignal` is of this type. */
export type Cancellation = {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
};

/** Options of a read. `signal` aborts it (CAL-3). */
export type ReadOptions = { readonly signal?: Cancellation };

export const isCanceled = (signal: Cancellation | undefined): boolean => signal?.aborted === true;

/** Returns a cancellation with a `cancel` method, as a replacement for `AbortController`, which is not available in the core. */
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
