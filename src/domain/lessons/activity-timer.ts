/** The time that is left for an activity. `since` is the epoch millisecond at which it runs from `leftMs`; null while paused. */
export type ActivityTimer = { readonly leftMs: number; readonly since: number | null };

/** A timer that has not begun. */
export const newTimer = (minutes: number): ActivityTimer => ({ leftMs: minutes * 60_000, since: null });

/** What is left at a moment, in milliseconds; negative once the time is over, since nothing stops a class by itself. */
export const timeLeft = ({ leftMs, since }: ActivityTimer, now: number): number =>
  since === null ? leftMs : leftMs - (now - since);

/** Starts a paused timer or pauses a running one. */
export const startOrPause = (timer: ActivityTimer, now: number): ActivityTimer =>
  timer.since === null ? { ...timer, since: now } : { leftMs: timeLeft(timer, now), since: null };
