import type { Clock } from '#application/ports/clock.ts';

/** Calls back once `touched` was not called for `ms` milliseconds. */
export type WatchIdle = (
  ms: number,
  onIdle: () => void,
) => { readonly touched: () => void; readonly stop: () => void };

export const watchIdle =
  (clock: Clock): WatchIdle =>
  (ms, onIdle) => {
    let timer = clock.after(ms, onIdle);
    const stop = (): void => clock.cancel(timer);
    return {
      stop,
      touched: () => {
        stop();
        timer = clock.after(ms, onIdle);
      },
    };
  };
