/** The remaining time of an activity: `leftMs` at the time `since` (epoch milliseconds). `since` is null while the timer is paused. */
export type ActivityTimer = { readonly leftMs: number; readonly since: number | null };

/** Returns a paused timer. */
export const newTimer = (minutes: number): ActivityTimer => ({ leftMs: minutes * 60_000, since: null });

/** Returns the remaining milliseconds; negative after the end, because the timer keeps counting after the planned time. */
export const timeLeft = ({ leftMs, since }: ActivityTimer, now: number): number =>
  since === null ? leftMs : leftMs - (now - since);

export const startOrPause = (timer: ActivityTimer, now: number): ActivityTimer =>
  timer.since === null ? { ...timer, since: now } : { leftMs: timeLeft(timer, now), since: null };
