import type { Clock, TimerId } from '#application/ports/clock.ts';

/**
 * Calls back if `touched` is not called for `ms` milliseconds. A `touched` after that time also calls back, because timers do not run while a computer sleeps,
 * and a different student may wake it (C7).
 */
export type WatchIdle = (
  ms: number,
  onIdle: () => void,
) => { readonly touched: () => void; readonly stop: () => void };

export const watchIdle =
  (clock: Clock): WatchIdle =>
  (ms, onIdle) => {
    let due: number;
    let timer: TimerId;
    const begin = (): void => {
      due = clock.now() + ms;
      timer = clock.after(ms, onIdle);
    };
    const stop = (): void => clock.cancel(timer);
    begin();
    return {
      stop,
      touched: () => {
        stop();
        if (clock.now() >= due) onIdle();
        else begin();
      },
    };
  };
