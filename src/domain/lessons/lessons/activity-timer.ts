/** The remaining time of an activity. `since` is when it runs from `leftMs`, in epoch milliseconds; null while paused. */
export type ActivityTimer = { readonly leftMs: number; readonly since: number | null };

/** Returns a paused timer. */
export const newTimer = (minutes: number): ActivityTimer => ({ leftMs: minutes * 60_000, since: null });

/** Returns the remaining milliseconds; negative after the end, because the timer never stops a class. */
export const timeLeft = ({ leftMs, since }: ActivityTimer, now: number): number =>
  since === null ? leftMs : leftMs - (now - since);

export const startOrPause = (timer: ActivityTimer, now: number): ActivityTimer =>
  timer.since === null ? { ...timer, since: now } : { leftMs: timeLeft(timer, now), since: null };
