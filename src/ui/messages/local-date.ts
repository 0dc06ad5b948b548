const days = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: '2-digit', day: '2-digit' });

/** A moment, in epoch milliseconds, as the day that it is here: `11/21/2026` (UI-2). */
export const localDate = (moment: number): string => days.format(moment);
