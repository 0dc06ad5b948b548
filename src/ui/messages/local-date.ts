const days = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: '2-digit', day: '2-digit' });

/** Formats a time (epoch milliseconds) as the day in the local time zone: `11/21/2026` (UI-2). */
export const localDate = (timestamp: number): string => days.format(timestamp);
