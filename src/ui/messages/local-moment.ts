const moments = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

const seconds = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

/** A moment, in epoch milliseconds, to the second here: `Nov 21, 2026, 3:04:05 PM`. */
export const localSecond = (moment: number): string => seconds.format(moment);

/** A moment, in epoch milliseconds, as day and time here: `Nov 21, 2026, 3:04 PM`. */
export const localMoment = (moment: number): string => moments.format(moment);

const times = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** A moment, in epoch milliseconds, as the time here: `3:04 PM`. */
export const localTime = (moment: number): string => times.format(moment);
