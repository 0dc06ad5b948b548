/** What asks for a list as it was on a day. */
export const asOfWords = { asOf: 'As of', showDay: 'Show that day' } as const;
