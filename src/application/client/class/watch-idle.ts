import type { Clock, TimerId } from '#application/ports/clock.ts';

/**
 * Calls back once `touched` was not called for `ms` milliseconds. A touch after that time calls back, too: a computer that slept
 * has not run the timer, and another student may be the one who touches it (C7).
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
