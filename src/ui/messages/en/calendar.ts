export const calendarWords = { open: 'Open the calendar' } as const;
