const timestamps = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

const seconds = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

/** Formats a time (epoch milliseconds) to the second, in the local time zone: `Nov 21, 2026, 3:04:05 PM`. */
export const localSecond = (timestamp: number): string => seconds.format(timestamp);

/** Formats a time (epoch milliseconds) as the day and time in the local time zone: `Nov 21, 2026, 3:04 PM`. */
export const localMoment = (timestamp: number): string => timestamps.format(timestamp);

const times = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** Formats a time (epoch milliseconds) as the time of day in the local time zone: `3:04 PM`. */
export const localTime = (timestamp: number): string => times.format(timestamp);
