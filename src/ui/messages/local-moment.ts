const moments = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

const seconds = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

/** Formats a time (epoch milliseconds) to the second, in the local time zone: `Nov 21, 2026, 3:04:05 PM`. */
export const localSecond = (moment: number): string => seconds.format(moment);

/** Formats a time (epoch milliseconds) as the day and time in the local time zone: `Nov 21, 2026, 3:04 PM`. */
export const localMoment = (moment: number): string => moments.format(moment);

const times = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** Formats a time (epoch milliseconds) as the time of day in the local time zone: `3:04 PM`. */
export const localTime = (moment: number): string => times.format(moment);
